import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { useCombobox, type ComboboxOptions } from './use-combobox.ts';

const CITIES = ['Варна', 'Видин', 'Враца'];

type Choices = Partial<Omit<ComboboxOptions<string>, 'inputId' | 'text'>>;

function Field({ items = CITIES, onType, ...choices }: Choices) {
  const [text, setText] = useState('');
  const combobox = useCombobox<string>({
    inputId: 'city',
    items,
    text,
    onChoose: jest.fn(),
    onEmpty: jest.fn(),
    ...choices,
    onType: (typed) => {
      setText(typed);
      onType?.(typed);
    },
  });
  return (
    <>
      <input aria-label="Град" {...combobox.inputProps} />
      <button {...combobox.openerProps}>Всички</button>
      {combobox.isOpen && (
        <ul aria-label="Градове" {...combobox.listProps}>
          {items.map((item, index) => (
            <li key={item} {...combobox.choiceProps(index)}>
              {item}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const input = () => screen.getByRole('combobox');
const press = (key: string, more: object = {}) => fireEvent.keyDown(input(), { key, ...more });
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const isOpen = () => screen.queryByRole('listbox') !== null;
const active = () => screen.queryByRole('option', { selected: true })?.textContent;

describe('combobox', () => {
  it('opens with the arrow keys at the first and at the last option', () => {
    const { unmount } = render(<Field />);
    press('ArrowDown');
    expect([isOpen(), active()]).toEqual([true, 'Варна']);
    unmount();
    render(<Field />);
    press('ArrowUp');
    expect([isOpen(), active()]).toEqual([true, 'Враца']);
  });

  it('opens at the chosen option', () => {
    render(<Field chosen="Видин" />);
    press('ArrowDown');
    expect(active()).toBe('Видин');
  });

  it('names the active option to screen readers', () => {
    render(<Field />);
    expect(input()).not.toHaveAttribute('aria-activedescendant');
    press('ArrowDown');
    press('ArrowDown');
    expect(input()).toHaveAttribute('aria-activedescendant', screen.getByText('Видин').id);
    expect(input()).toHaveAttribute('aria-expanded', 'true');
  });

  it('scrolls to an option reached by key and not to one under the pointer', () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    render(<Field />);
    press('ArrowDown');
    expect(scrolled).toHaveBeenCalledTimes(1);
    fireEvent.mouseMove(screen.getByText('Враца'));
    expect(active()).toBe('Враца');
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('chooses the active option by Enter and closes', () => {
    const [onChoose, onClose] = [jest.fn(), jest.fn()];
    render(<Field onChoose={onChoose} onClose={onClose} />);
    press('ArrowDown');
    press('Enter');
    expect(onChoose.mock.calls).toEqual([['Варна']]);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(isOpen()).toBe(false);
  });

  it('chooses by Alt with the upper arrow', () => {
    const onChoose = jest.fn();
    render(<Field onChoose={onChoose} />);
    press('ArrowDown');
    press('ArrowUp', { altKey: true });
    expect(onChoose.mock.calls).toEqual([['Варна']]);
    expect(isOpen()).toBe(false);
  });

  it('chooses nothing by Enter without an active option', () => {
    const onChoose = jest.fn();
    render(<Field onChoose={onChoose} />);
    type('В');
    expect(active()).toBeUndefined();
    press('Enter');
    expect(onChoose).not.toHaveBeenCalled();
    expect(isOpen()).toBe(false);
  });

  it('makes the first match active while one types, where that is asked for', () => {
    render(<Field startsAtFirst />);
    type('В');
    expect(active()).toBe('Варна');
  });

  it('leaves Enter, Home and End of free text to the input', () => {
    const onChoose = jest.fn();
    render(<Field isFreeText onChoose={onChoose} />);
    type('двустаен');
    expect(press('Home')).toBe(true);
    expect(press('End')).toBe(true);
    expect(active()).toBeUndefined();
    expect(press('Enter')).toBe(true);
    expect(isOpen()).toBe(false);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('chooses by Enter from free text once an option is active', () => {
    const onChoose = jest.fn();
    render(<Field isFreeText onChoose={onChoose} />);
    type('двустаен');
    press('ArrowDown');
    expect(press('Enter')).toBe(false);
    expect(onChoose.mock.calls).toEqual([['Варна']]);
  });

  it('closes by Escape first and empties only when closed', () => {
    const onEmpty = jest.fn();
    render(<Field onEmpty={onEmpty} />);
    press('ArrowDown');
    expect(press('Escape')).toBe(false);
    expect([isOpen(), onEmpty.mock.calls.length]).toEqual([false, 0]);
    expect(press('Escape')).toBe(true);
    expect(onEmpty).toHaveBeenCalledTimes(1);
  });

  it('ignores keys of an input method during composition', () => {
    render(<Field />);
    press('ArrowDown', { isComposing: true });
    expect(isOpen()).toBe(false);
  });

  it('does not open by a key that only types', () => {
    render(<Field />);
    press('Home');
    press('а');
    expect(isOpen()).toBe(false);
  });

  it('forgets the active option when another list takes its place', () => {
    const { rerender } = render(<Field listKey="cities" />);
    press('ArrowDown');
    expect(active()).toBe('Варна');
    rerender(<Field listKey="streets" />);
    expect(active()).toBeUndefined();
  });

  it('forgets an active option that a shorter list no longer has', () => {
    const { rerender } = render(<Field />);
    press('ArrowUp');
    expect(active()).toBe('Враца');
    rerender(<Field items={['Варна']} />);
    expect(input()).not.toHaveAttribute('aria-activedescendant');
  });

  it('closes once on blur, and tells nothing when it is closed already', () => {
    const onClose = jest.fn();
    render(<Field onClose={onClose} />);
    press('ArrowDown');
    fireEvent.blur(input());
    fireEvent.blur(input());
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(isOpen()).toBe(false);
  });

  it('toggles by its button, which moves the focus to the input', () => {
    render(<Field />);
    const opener = screen.getByText('Всички');
    expect(fireEvent.mouseDown(opener)).toBe(false);
    fireEvent.click(opener);
    expect(isOpen()).toBe(true);
    expect(input()).toHaveFocus();
    fireEvent.click(opener);
    expect(isOpen()).toBe(false);
  });

  it('opens free text by a press and keeps it open by the next', () => {
    render(<Field isFreeText />);
    fireEvent.click(input());
    fireEvent.click(input());
    expect(isOpen()).toBe(true);
  });

  it('chooses by a press and has no active option once the pointer left', () => {
    const onChoose = jest.fn();
    render(<Field onChoose={onChoose} />);
    press('ArrowDown');
    fireEvent.mouseLeave(screen.getByRole('listbox'));
    expect(active()).toBeUndefined();
    fireEvent.click(screen.getByText('Видин'));
    expect(onChoose.mock.calls).toEqual([['Видин']]);
  });

  it('chooses when the main button goes down, so that a list that moves before the release loses no press', () => {
    const onChoose = jest.fn();
    render(<Field onChoose={onChoose} />);
    press('ArrowDown');
    fireEvent.mouseDown(screen.getByText('Видин'), { button: 2 });
    expect(isOpen()).toBe(true);
    fireEvent.mouseDown(screen.getByText('Видин'));
    expect(onChoose.mock.calls).toEqual([['Видин']]);
    expect(isOpen()).toBe(false);
  });
});
