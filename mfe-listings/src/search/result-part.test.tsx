import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { ResultPart } from './result-part.tsx';
import { useSheetDrag } from './use-sheet-drag.ts';

function Sheet({ count }: { count?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const sheet = useSheetDrag({ isOpen, setIsOpen });
  return (
    <ResultPart count={count} sheet={sheet}>
      {sheet.isOpen && <button type="button">Първа обява</button>}
      {sheet.isOpen && <input aria-label="Поле" onKeyDown={(event) => event.preventDefault()} />}
    </ResultPart>
  );
}

function handle(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[aria-controls="result-sheet"]');
  if (!found) throw new Error('no handle');
  return found;
}

/** @param way px down */
function drag(way: number): void {
  const from = 700;
  fireEvent.pointerDown(handle(), { clientY: from, pointerId: 1 });
  fireEvent.pointerMove(handle(), { clientY: from + way / 2, pointerId: 1 });
  fireEvent.pointerMove(handle(), { clientY: from + way, pointerId: 1 });
  fireEvent.pointerUp(handle(), { clientY: from + way, pointerId: 1 });
  fireEvent.click(handle(), { detail: 1 });
}

beforeAll(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  // jsdom has no pointer events with coordinates.
  globalThis.PointerEvent = MouseEvent as unknown as typeof PointerEvent;
});

describe('ResultPart', () => {
  it('says how many listings there are and opens and closes by a press', async () => {
    render(<Sheet count="12 обяви" />);
    expect(handle()).toHaveTextContent('12 обяви, покажи списъка');
    expect(handle()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(handle());
    expect(handle()).toHaveTextContent('12 обяви, скрий списъка');
    expect(handle()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(handle());
    expect(handle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens by key, and Escape closes it with the focus back on the handle', async () => {
    render(<Sheet />);
    handle().focus();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Първа обява' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(handle()).toHaveAttribute('aria-expanded', 'false');
    expect(handle()).toHaveFocus();
  });

  it('leaves an Escape to a dialog in it', async () => {
    render(<Sheet />);
    await userEvent.click(handle());
    screen.getByRole('textbox', { name: 'Поле' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(handle()).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens by a drag up and closes by a drag down, not by a short one', () => {
    render(<Sheet />);
    drag(-20);
    expect(handle()).toHaveAttribute('aria-expanded', 'false');
    drag(-150);
    expect(handle()).toHaveAttribute('aria-expanded', 'true');
    drag(20);
    expect(handle()).toHaveAttribute('aria-expanded', 'true');
    drag(150);
    expect(handle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('follows the handle while it is dragged', () => {
    const { container } = render(<Sheet />);
    fireEvent.pointerDown(handle(), { clientY: 700, pointerId: 1 });
    fireEvent.pointerMove(handle(), { clientY: 620, pointerId: 1 });
    expect(container.firstElementChild).toHaveStyle({ '--drag': '-80px' });
    fireEvent.pointerCancel(handle(), { pointerId: 1 });
    expect(container.firstElementChild).not.toHaveAttribute('data-dragged');
  });
});
