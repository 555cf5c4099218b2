import { createEvent, fireEvent, render, screen } from '@testing-library/react';

import { useSendKey } from './use-send-key.ts';

const sent = jest.fn();

function Page({ isBusy = false }) {
  useSendKey();
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    sent();
  };
  return (
    <>
      <form id="reply" aria-label="Отговор" onSubmit={submit}>
        <textarea aria-label="Текст" />
        <button type="button">Отказ</button>
        <dialog open>
          <button type="button">Въпрос</button>
        </dialog>
      </form>
      <button form="reply" onClick={(event) => isBusy && event.preventDefault()}>
        Изпрати
      </button>
      <input aria-label="Извън" />
    </>
  );
}
const press = (element: HTMLElement, keys: object) => fireEvent.keyDown(element, { key: 'Enter', ...keys });
const text = () => screen.getByRole('textbox', { name: 'Текст' });

beforeEach(() => sent.mockClear());

describe('useSendKey', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'sends the form of the focused text by Enter with %j',
    (keys) => {
      render(<Page />);
      press(text(), keys);
      expect(sent).toHaveBeenCalledTimes(1);
    },
  );

  it('sends the form that a focused button outside belongs to', () => {
    render(<Page />);
    press(screen.getByRole('button', { name: 'Изпрати' }), { ctrlKey: true });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it.each([{}, { shiftKey: true }, { ctrlKey: true, repeat: true }, { ctrlKey: true, key: 's' }])(
    'ignores %j',
    (keys) => {
      render(<Page />);
      press(text(), keys);
      expect(sent).not.toHaveBeenCalled();
    },
  );

  it('ignores a dialog inside the form and what stands outside of any form', () => {
    render(<Page />);
    press(screen.getByRole('button', { name: 'Въпрос' }), { ctrlKey: true });
    press(screen.getByRole('textbox', { name: 'Извън' }), { ctrlKey: true });
    expect(sent).not.toHaveBeenCalled();
  });

  it('leaves a busy form alone', () => {
    render(<Page isBusy />);
    press(text(), { ctrlKey: true });
    expect(sent).not.toHaveBeenCalled();
  });

  it('adds no line to the text', () => {
    render(<Page />);
    const event = createEvent.keyDown(text(), { key: 'Enter', ctrlKey: true });
    fireEvent(text(), event);
    expect(event.defaultPrevented).toBe(true);
  });
});
