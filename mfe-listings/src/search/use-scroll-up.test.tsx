import { Link, useNavigate } from '@pokriv/web-kit/router';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { act, fireEvent, render, screen } from '@testing-library/react';

import { useScrollUp } from './use-scroll-up.ts';
import { useSearch } from './use-search.ts';

function Results() {
  useScrollUp(useSearch());
  const navigate = useNavigate();
  return (
    <>
      <Link to="/properties?page=2">page</Link>
      <button onClick={() => void navigate('/properties?priceMax=900', { replace: true })}>correct</button>
    </>
  );
}

const scrolledTo = (top: number) =>
  Object.defineProperty(globalThis, 'scrollY', { value: top, configurable: true });

function open(): void {
  render(
    <MemoryRouter initialEntries={['/properties']}>
      <Results />
    </MemoryRouter>,
  );
  scrolledTo(2400);
}

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
  // A page that changes its height stops a smooth scroll.
  globalThis.scrollTo = (({ top = 0, behavior }: ScrollToOptions) =>
    scrolledTo(behavior === 'smooth' ? 495 : top)) as typeof scrollTo;
});
afterEach(() => jest.useRealTimers());

describe('useScrollUp', () => {
  it('reaches the top of another page of results, although its cards stop a smooth scroll', () => {
    open();
    fireEvent.click(screen.getByText('page'));
    expect(scrollY).toBe(495);
    act(() => jest.advanceTimersByTime(1000));
    expect(scrollY).toBe(0);
  });

  it('leaves the position when the address is corrected', () => {
    open();
    fireEvent.click(screen.getByText('correct'));
    act(() => jest.advanceTimersByTime(1000));
    expect(scrollY).toBe(2400);
  });
});
