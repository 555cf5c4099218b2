import { useEffect } from 'react';

/** Form of the focused element; a button may be linked to it by its `form` attribute. */
function formOf(target: Element): HTMLFormElement | null {
  const form = target instanceof HTMLButtonElement ? target.form : target.closest('form');
  // A dialog inside a form is a separate question.
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
  // A click, not a submit: a busy button ignores it.
  button.click();
}

/** Ctrl+Enter or ⌘+Enter submits the focused form. */
export function useSendKey(): void {
  useEffect(() => {
    document.addEventListener('keydown', send);
    return () => document.removeEventListener('keydown', send);
  }, []);
}
