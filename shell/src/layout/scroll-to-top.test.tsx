import { Link, samePage, useLocation, useNavigate } from '@pokriv/web-kit/router';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ScrollToTop } from './scroll-to-top.tsx';

let deepest = 0;
let isCalm = false;
let navigationType = 'reload';
let grow: () => void = () => undefined;
const moves: ScrollToOptions[] = [];

function scrolledTo(top: number): void {
  Object.defineProperty(globalThis, 'scrollY', { value: Math.min(top, deepest), configurable: true });
  globalThis.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  [deepest, isCalm, navigationType] = [5000, false, 'reload'];
  performance.getEntriesByType = () => [{ type: navigationType } as unknown as PerformanceEntry];
  moves.length = 0;
  scrolledTo(0);
  globalThis.scrollTo = ((options: ScrollToOptions) => {
    moves.push(options);
    scrolledTo(options.top ?? 0);
  }) as typeof scrollTo;
  globalThis.matchMedia = () => ({ matches: isCalm }) as MediaQueryList;
  globalThis.ResizeObserver = class {
    constructor(onResize: ResizeObserverCallback) {
      grow = () => onResize([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      grow = () => undefined;
    }
  };
});

function Pages() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <ScrollToTop />
      <output>{pathname + search}</output>
      <Link to="/properties/p1">listing</Link>
      <Link to="/favorites">other</Link>
      <Link to="/privacy#rights">section</Link>
      <Link to="/properties?page=2">page</Link>
      <button onClick={() => void navigate('/properties?query=a', { replace: true })}>type</button>
      <button onClick={() => void navigate('/drafts/p1', { replace: true, state: samePage })}>rename</button>
      <button onClick={() => void navigate('/login', { replace: true })}>redirect</button>
      <button onClick={() => void navigate(`${pathname}?seen=1`, { replace: true })}>mark</button>
      <button onClick={() => void navigate(`${pathname}#part`, { replace: true })}>point</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByText(name));
const open = () =>
  render(
    <MemoryRouter initialEntries={['/properties']}>
      <Pages />
    </MemoryRouter>,
  );

describe('ScrollToTop', () => {
  it('scrolls smoothly to the top of a new page, instantly under reduced motion', async () => {
    open();
    moves.length = 0;
    await press('listing');
    expect(moves).toEqual([{ top: 0, behavior: 'smooth' }]);
    await press('back');
    isCalm = true;
    moves.length = 0;
    await press('listing');
    expect(moves).toEqual([{ top: 0, behavior: 'instant' }]);
  });

  it('finishes a smooth scroll that the growing page has stopped', async () => {
    open();
    await press('listing');
    jest.useFakeTimers();
    fireEvent.click(screen.getByText('other'));
    scrolledTo(850);
    act(() => jest.advanceTimersByTime(1000));
    expect(scrollY).toBe(0);
    jest.useRealTimers();
  });

  it('finishes a smooth scroll on a page that replaces its parameters meanwhile', async () => {
    open();
    jest.useFakeTimers();
    fireEvent.click(screen.getByText('listing'));
    scrolledTo(495);
    fireEvent.click(screen.getByText('mark'));
    act(() => jest.advanceTimersByTime(1000));
    jest.useRealTimers();
    expect(screen.getByRole('status')).toHaveTextContent('/properties/p1?seen=1');
    expect(scrollY).toBe(0);
  });

  it('ends a smooth scroll on a page that points to its part meanwhile', () => {
    open();
    jest.useFakeTimers();
    fireEvent.click(screen.getByText('listing'));
    fireEvent.click(screen.getByText('point'));
    scrolledTo(700);
    act(() => jest.advanceTimersByTime(2000));
    jest.useRealTimers();
    expect(scrollY).toBe(700);
  });

  it('leaves the position of a page that only gets another address, not of a redirect', async () => {
    open();
    scrolledTo(700);
    moves.length = 0;
    await press('rename');
    expect(screen.getByRole('status')).toHaveTextContent('/drafts/p1');
    expect(moves).toEqual([]);
    await press('redirect');
    expect(scrollY).toBe(0);
  });

  it('does not scroll away from the section of the hash', async () => {
    open();
    scrolledTo(300);
    await press('section');
    expect(scrollY).toBe(0);
    jest.useFakeTimers();
    scrolledTo(900);
    act(() => jest.advanceTimersByTime(2000));
    expect(scrollY).toBe(900);
    jest.useRealTimers();
  });

  it('keeps the position when only parameters change', async () => {
    open();
    scrolledTo(700);
    moves.length = 0;
    await press('type');
    await press('page');
    expect(moves).toEqual([]);
    expect(scrollY).toBe(700);
  });

  it('restores the position of each history entry, typed filters included', async () => {
    open();
    scrolledTo(700);
    await press('type');
    await press('listing');
    scrolledTo(40);
    await press('back');
    expect(screen.getByRole('status')).toHaveTextContent('/properties?query=a');
    expect(scrollY).toBe(700);
  });

  it('keeps the position of a page that was scrolled before hydration', () => {
    scrolledTo(300);
    open();
    expect(moves).toEqual([]);
  });

  it('waits until the page is tall enough again', async () => {
    open();
    scrolledTo(3000);
    await press('listing');
    deepest = 900;
    await press('back');
    expect(scrollY).toBe(900);
    deepest = 4000;
    act(() => grow());
    expect(scrollY).toBe(3000);
  });

  it('stops when the user scrolls meanwhile', async () => {
    open();
    scrolledTo(3000);
    await press('listing');
    deepest = 900;
    await press('back');
    globalThis.dispatchEvent(new Event('wheel'));
    deepest = 4000;
    act(() => grow());
    expect(scrollY).toBe(900);
  });

  it('restores the position after a reload', async () => {
    const { unmount } = open();
    scrolledTo(1200);
    globalThis.dispatchEvent(new Event('pagehide'));
    unmount();
    const kept = JSON.parse(sessionStorage.getItem('kept-scroll') ?? '{}') as Record<string, number>;
    expect(Object.entries(kept).at(-1)).toEqual([expect.stringContaining('/properties'), 1200]);
    scrolledTo(0);
    open();
    expect(scrollY).toBe(1200);
  });

  it('opens a new visit of an address at the top, whatever a former one left', () => {
    const { unmount } = open();
    scrolledTo(1200);
    unmount();
    scrolledTo(0);
    navigationType = 'navigate';
    open();
    expect(scrollY).toBe(0);
  });

  it('waits for a page that is slow to reach its height', async () => {
    open();
    scrolledTo(3000);
    await press('listing');
    deepest = 495;
    jest.useFakeTimers();
    fireEvent.click(screen.getByText('back'));
    expect(scrollY).toBe(495);
    act(() => jest.advanceTimersByTime(9000));
    deepest = 4000;
    act(() => grow());
    jest.useRealTimers();
    expect(scrollY).toBe(3000);
  });
});
