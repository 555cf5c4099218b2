import { act, screen } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { recordEarlyPresses } from './early-press.ts';
import { markHydrated, useMarkHydrated } from './mark-hydrated.ts';

const changed = jest.fn();

function Page({ rendersAgain }: { rendersAgain: boolean }) {
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const isMounted = useSyncExternalStore(
    () => () => undefined,
    () => rendersAgain,
    () => false,
  );
  useMarkHydrated('page');
  const change = (set: (value: string) => void, value: string) => {
    changed(value);
    set(value);
  };
  return (
    <>
      <input aria-label="Търсене" value={text} onChange={({ target }) => change(setText, target.value)} />
      <textarea aria-label="Бележка" value={note} onChange={({ target }) => change(setNote, target.value)} />
      <output aria-busy={isMounted}>{text + note}</output>
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
  beforeEach(() => changed.mockClear());

  it.each([
    ['Търсене', false],
    ['Търсене', true],
    ['Бележка', false],
    ['Бележка', true],
  ])('keeps a text whose event makes React hydrate: %s, rendered again: %s', async (label, rendersAgain) => {
    document.body.innerHTML = '<main></main>';
    const main = screen.getByRole('main');
    main.innerHTML = renderToString(<Page rendersAgain={rendersAgain} />);
    recordEarlyPresses();
    markHydrated('frame');
    const field = screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
    await act(async () => {
      hydrateRoot(main, <Page rendersAgain={rendersAgain} />);
      // before the scheduled hydration
      type(field, 'лозенец');
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(field).toHaveValue('лозенец');
    expect(screen.getByRole('status').textContent).toBe('лозенец');
    expect(changed.mock.calls).toEqual([['лозенец']]);
  });
});
