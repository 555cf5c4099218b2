import { act, render, screen } from '@testing-library/react';

import { Near } from './near.tsx';

interface Watch {
  element: Element;
  margin: string | undefined;
  meet: (isIntersecting: boolean) => void;
  isOver: boolean;
}
type OnChange = (entries: { isIntersecting: boolean }[]) => void;
let watches: Watch[] = [];

class Observer {
  readonly own: Watch[] = [];
  readonly onChange: OnChange;
  readonly options: IntersectionObserverInit;

  constructor(onChange: OnChange, options: IntersectionObserverInit) {
    this.onChange = onChange;
    this.options = options;
  }

  observe(element: Element) {
    const meet = (isIntersecting: boolean) => act(() => this.onChange([{ isIntersecting }]));
    const watch = { element, margin: this.options.rootMargin, meet, isOver: false };
    this.own.push(watch);
    watches.push(watch);
  }

  disconnect() {
    for (const watch of this.own) watch.isOver = true;
  }
}

beforeEach(() => {
  watches = [];
  Object.assign(globalThis, { IntersectionObserver: Observer });
});

describe('Near', () => {
  const open = () => render(<Near>Подобни обяви</Near>);

  it('shows its content once it is within 600 px of the screen, and stops watching', () => {
    open();
    const [watch] = watches;
    expect(watch?.margin).toBe('600px 0px');
    watch?.meet(false);
    expect(screen.queryByText('Подобни обяви')).not.toBeInTheDocument();
    expect(watch?.isOver).toBe(false);
    watch?.meet(true);
    expect(screen.getByText('Подобни обяви')).toBeInTheDocument();
    expect(watches.map(({ isOver }) => isOver)).toEqual([true]);
  });

  it('stops watching when the page is left', () => {
    open().unmount();
    expect(watches.map(({ isOver }) => isOver)).toEqual([true]);
  });
});
