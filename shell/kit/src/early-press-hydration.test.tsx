import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { recordEarlyPresses } from './early-press.ts';
import { markHydrated, useMarkHydrated } from './mark-hydrated.ts';

function Page() {
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  useMarkHydrated('page');
  return (
    <>
      <input aria-label="Търсене" value={text} onChange={({ target }) => setText(target.value)} />
      <textarea aria-label="Бележка" value={note} onChange={({ target }) => setNote(target.value)} />
      <output>{`${text}|${note}`}</output>
    </>
  );
}

/** Types like a browser, past React's own setter. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('recordEarlyPresses with React', () => {
  it.each(['Търсене', 'Бележка'])('keeps a text typed while React hydrates for it: %s', async (label) => {
    document.body.innerHTML = '<main></main>';
    const main = screen.getByRole('main');
    main.innerHTML = renderToString(<Page />);
    recordEarlyPresses();
    markHydrated('frame');
    const field = screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
    await act(async () => {
      hydrateRoot(main, <Page />);
      // before the scheduled hydration: the event makes React hydrate at once
      type(field, 'лозенец');
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(field).toHaveValue('лозенец');
    expect(screen.getByRole('status').textContent).toBe(label === 'Търсене' ? 'лозенец|' : '|лозенец');
  });
});
