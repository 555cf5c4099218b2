import { cents } from '@pokriv/contracts/money';
import { map as createMap, type Map as LeafletMap } from 'leaflet';

import { PIN_CARD_ID } from '../pin-card-place.ts';
import { fakeScreen } from '../screen.testing.ts';
import type { LabelledGroup } from './group.ts';
import type { Pin } from './spot-icons.ts';
import { addSpots, type Marks, type Spots } from './spots.ts';

const pin = (id: string, lon: number, more: Partial<Pin> = {}): Pin => ({
  id,
  lat: 42.7,
  lon,
  price: cents(50_000),
  promotionType: null,
  ...more,
});
const group = (lon: number, ids?: readonly string[], count = 4): LabelledGroup => ({
  lat: 42.7,
  lon,
  count,
  priceMin: cents(30_000),
  bbox: [lon, 42.7, lon, 42.7],
  ids,
});

let map: LeafletMap;
let spots: Spots;
const events = { onHover: jest.fn(), onPin: jest.fn(), onGroup: jest.fn() };

beforeAll(fakeScreen);
beforeEach(() => {
  jest.resetAllMocks();
  map = createMap(document.body.appendChild(document.createElement('div')), { zoomAnimation: false });
  map.setView([42.7, 23.3], 13);
  spots = addSpots(map, events);
});
afterEach(() => {
  map.remove();
  document.body.replaceChildren();
});

const buttons = () => [...document.querySelectorAll('button')];
const show = (pins: Pin[], groups: LabelledGroup[] = [], currency: 'BGN' | 'EUR' = 'EUR') => {
  spots.show({ currency, pins, groups });
  return buttons();
};
const mark = (marks: Partial<Marks>) =>
  spots.mark({ hoveredId: undefined, openId: undefined, visited: new Set(), favorites: new Set(), ...marks });
const markedOf = (all: readonly HTMLElement[]) =>
  all.map(({ classList }) => classList.contains('map-pin-marked'));
const depthOf = (button: HTMLElement) => Number(button.closest<HTMLElement>('.map-spot')?.style.zIndex);

describe('spots of the map', () => {
  it('keeps the button of an unchanged pin, replaces that of a changed one and removes one that is gone', () => {
    const [first, second, third] = show([pin('a', 23.29), pin('b', 23.3), pin('c', 23.31)]);
    const next = show([pin('a', 23.29), pin('b', 23.3, { price: cents(60_000) })]);
    expect(next).toHaveLength(2);
    expect(next).toContain(first);
    expect(next).not.toContain(second);
    expect(next).not.toContain(third);
  });

  it('replaces the button of a pin that is promoted, and all buttons for another currency', () => {
    const [plain] = show([pin('a', 23.29)]);
    const [promoted] = show([pin('a', 23.29, { promotionType: 'super' })]);
    expect(promoted).not.toBe(plain);
    const [inLeva] = show([pin('a', 23.29, { promotionType: 'super' })], [], 'BGN');
    expect(inLeva).not.toBe(promoted);
    expect(inLeva).toHaveTextContent('лв.');
    expect(buttons()).toHaveLength(1);
  });

  it('keeps the button of an unchanged cluster and replaces that of a larger one', () => {
    const [cluster] = show([], [group(23.3, ['a', 'b'])]);
    expect(show([], [group(23.3, ['a', 'b'])])).toEqual([cluster]);
    expect(show([], [group(23.3, ['a', 'b'], 5)])).not.toContain(cluster);
  });

  it('marks the hovered and the open pin alone, in front of the others', () => {
    const all = show([pin('a', 23.29), pin('b', 23.3), pin('c', 23.31)]);
    const [flat = 0] = all.map(depthOf);
    mark({ hoveredId: 'b', openId: 'c' });
    expect(markedOf(all)).toEqual([false, true, true]);
    expect(all.map(depthOf)).toEqual([flat, flat + 10_000, flat + 10_000]);
    mark({ hoveredId: 'a' });
    expect(markedOf(all)).toEqual([true, false, false]);
    expect(all.map(depthOf)).toEqual([flat + 10_000, flat, flat]);
  });

  it('tells of the open pin alone that it is expanded, and what it controls', () => {
    const all = show([pin('a', 23.29), pin('b', 23.3)]);
    const told = () => all.map((button) => [button.ariaExpanded, button.getAttribute('aria-controls')]);
    mark({ hoveredId: 'b', openId: 'a' });
    expect(told()).toEqual([
      ['true', PIN_CARD_ID],
      ['false', null],
    ]);
    mark({ openId: 'b' });
    expect(told()).toEqual([
      ['false', null],
      ['true', PIN_CARD_ID],
    ]);
  });

  it('marks the clusters in which the hovered listing is', () => {
    const all = show([], [group(23.29, ['a', 'b']), group(23.3, ['c']), group(23.31)]);
    const marked = () => all.map(({ classList }) => classList.contains('map-cluster-marked'));
    mark({ hoveredId: 'a' });
    expect(marked()).toEqual([true, false, false]);
    mark({});
    expect(marked()).toEqual([false, false, false]);
  });

  it('shows visited pins as visited, and others as before', () => {
    const [first, second] = show([pin('a', 23.29), pin('b', 23.3)]);
    mark({ visited: new Set(['b']) });
    expect(first).not.toHaveClass('map-pin-visited');
    expect(second).toHaveClass('map-pin-visited');
    expect(second).toHaveAccessibleName(/, разгледана$/u);
  });

  it('tells which pin is under the pointer or has the focus', () => {
    const [first] = show([pin('a', 23.29)]);
    for (const [begin, end] of [
      ['pointerenter', 'pointerleave'],
      ['focus', 'blur'],
    ] as const) {
      first?.dispatchEvent(new Event(begin));
      expect(events.onHover).toHaveBeenLastCalledWith('a');
      first?.dispatchEvent(new Event(end));
      expect(events.onHover).toHaveBeenLastCalledWith(undefined);
    }
  });

  it.each([
    ['the keyboard', 0, true],
    ['a pointer', 1, false],
  ])('opens a pin that is pressed by %s', (_how, detail, isByKeyboard) => {
    const shown = pin('a', 23.29);
    const [button] = show([shown]);
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    expect(events.onPin).toHaveBeenCalledWith(shown, isByKeyboard);
  });

  it('opens a cluster that is pressed', () => {
    const shown = group(23.29, ['a']);
    const [button] = show([], [shown]);
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(events.onGroup).toHaveBeenCalledWith(shown);
  });

  it('pans to a spot outside the window on its focus, and stays for one inside', () => {
    const pan = jest.spyOn(map, 'panInside');
    const [inside, outside, far] = show([pin('a', 23.3), pin('b', 24.3)], [group(25.3)]).sort(
      (one, other) =>
        Number(one.classList.contains('map-cluster')) - Number(other.classList.contains('map-cluster')),
    );
    inside?.dispatchEvent(new Event('focus'));
    expect(pan).not.toHaveBeenCalled();
    outside?.dispatchEvent(new Event('focus'));
    expect(pan).toHaveBeenLastCalledWith([42.7, 24.3], expect.anything());
    far?.dispatchEvent(new Event('focus'));
    expect(pan).toHaveBeenLastCalledWith([42.7, 25.3], expect.anything());
  });

  it('rises under the pointer, and has no focus beside that of its button', () => {
    const [button] = show([pin('a', 23.29)]);
    const spot = button?.closest<HTMLElement>('.map-spot');
    const flat = Number(spot?.style.zIndex);
    spot?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    expect(Number(spot?.style.zIndex)).toBeGreaterThan(flat);
    expect(spot).not.toHaveAttribute('tabindex');
  });

  it('focuses a pin by its listing', () => {
    const [, second] = show([pin('a', 23.29), pin('b', 23.3)]);
    spots.focus('b');
    expect(second).toHaveFocus();
    spots.focus('unknown');
    expect(second).toHaveFocus();
  });
});
