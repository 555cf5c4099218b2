import { act, screen } from '@testing-library/react';

import { fakeApi, show, type Sent } from '../page.testing.tsx';
import { aCard } from '../a-card.testing.ts';
import { CardGrid } from './card-grid.tsx';

type OnChange = (changes: Partial<IntersectionObserverEntry>[]) => void;
let onChange: OnChange;
const observed = new Set<Element>();

class FakeObserver {
  constructor(listener: OnChange) {
    onChange = listener;
  }
  observe = (element: Element) => observed.add(element);
  unobserve = (element: Element) => observed.delete(element);
}

let ids: string[] = [];
let sent: Sent[] = [];
const cards = (count: number) => {
  ids = Array.from({ length: count }, () => crypto.randomUUID());
  return ids.map((id) => aCard({ id }));
};
const show50 = (share: number) =>
  act(() => onChange([...observed].map((target) => ({ target, intersectionRatio: share }))));
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const reported = () => sent.filter(({ path }) => path === '/api/properties/impressions');
const hide = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeAll(() => {
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
});
beforeEach(() => {
  jest.useFakeTimers();
  sent = fakeApi(() => ({ status: 202, body: { success: true } }));
});
afterEach(async () => {
  await pass(10_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('listing impressions', () => {
  it('are sent once, in a batch, after a second of 50% visibility', async () => {
    const { unmount } = show(<CardGrid servedToken="served" cards={cards(3)} />);
    show50(0.6);
    await pass(900);
    expect(reported()).toEqual([]);
    await pass(5000);
    expect(reported()).toMatchObject([{ method: 'POST', body: { ids, tokens: ['served'] } }]);

    unmount();
    show(<CardGrid servedToken="served" cards={ids.map((id) => aCard({ id }))} />);
    show50(1);
    await pass(10_000);
    expect(reported()).toHaveLength(1);
  });

  it('are not sent for cards that are scrolled past', async () => {
    show(<CardGrid servedToken="served" cards={cards(1)} />);
    show50(0.7);
    await pass(800);
    show50(0.2);
    await pass(10_000);
    expect(reported()).toEqual([]);
  });

  it('are not counted while the tab is in the background', async () => {
    show(<CardGrid servedToken="served" cards={cards(1)} />);
    show50(1);
    hide('hidden');
    await pass(10_000);
    expect(reported()).toEqual([]);
    hide('visible');
    show50(1);
    await pass(6000);
    expect(reported()).toHaveLength(1);
  });

  it('carry the token of each list once', async () => {
    const [first, second] = [cards(2), cards(1)];
    show(<CardGrid servedToken="first" cards={first} />);
    show(<CardGrid servedToken="second" cards={second} />);
    show50(1);
    await pass(6000);
    expect(reported()).toMatchObject([
      { body: { ids: [...first, ...second].map(({ id }) => id), tokens: ['first', 'second'] } },
    ]);
  });

  it('are sent in batches of at most fifty', async () => {
    show(<CardGrid servedToken="served" cards={cards(60)} />);
    show50(1);
    await pass(1000);
    expect(reported().map(({ body }) => (body as { ids: string[] }).ids.length)).toEqual([50]);
    await pass(5000);
    expect(reported().map(({ body }) => (body as { ids: string[] }).ids.length)).toEqual([50, 10]);
  });

  it('are flushed with keepalive when the page goes away', async () => {
    const beacon = jest.fn<boolean, [string, Blob]>(() => true);
    navigator.sendBeacon = beacon as typeof navigator.sendBeacon;
    show(<CardGrid servedToken="served" cards={cards(2)} />);
    show50(1);
    await pass(1500);
    hide('hidden');
    expect(beacon).toHaveBeenCalledTimes(1);
    expect(beacon.mock.calls[0]?.[0]).toBe('/api/properties/impressions');
    expect(beacon.mock.calls[0]?.[1].type).toBe('application/json');
    await pass(10_000);
    expect(reported()).toEqual([]);
  });

  it('ignore a failed call', async () => {
    sent = fakeApi(() => ({ status: 500, body: { success: false, code: 'INTERNAL', message: 'x' } }));
    show(<CardGrid servedToken="served" cards={cards(1)} />);
    show50(1);
    await pass(10_000);
    expect(reported()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("are not counted in a user's own list", () => {
    show(<CardGrid cards={cards(2)} removesFavorite />);
    expect(observed.size).toBe(0);
  });
});
