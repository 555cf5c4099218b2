import { useEffect } from 'react';

/** The form of a focused part, also of a button that stands outside and names its form. */
function formOf(target: Element): HTMLFormElement | null {
  const form = target instanceof HTMLButtonElement ? target.form : target.closest('form');
  // a dialog inside a form asks a question of its own
  return form?.closest('dialog') === target.closest('dialog') ? form : null;
}

const submitButton = (form: HTMLFormElement) =>
  [...form.elements].find((part) => part instanceof HTMLButtonElement && part.type === 'submit');

function send(event: KeyboardEvent): void {
  const isSendKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (!isSendKey || event.repeat || event.defaultPrevented || !(event.target instanceof Element)) return;
  const form = formOf(event.target);
  const button = form && submitButton(form);
  if (!(button instanceof HTMLElement)) return;
  event.preventDefault();
  // a press, not a submit: a busy button refuses it
  button.click();
}

/** Ctrl+Enter or ⌘+Enter sends the form that has the focus. */
export function useSendKey(): void {
  useEffect(() => {
    document.addEventListener('keydown', send);
    return () => document.removeEventListener('keydown', send);
  }, []);
}
