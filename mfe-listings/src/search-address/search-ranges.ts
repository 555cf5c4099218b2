import { currencies } from '@pokriv/contracts/money';
import { formatNumber } from '@pokriv/web-kit/format';

import { addressTexts as texts } from './messages.ts';
import { soughtCurrency } from './sought-currency.ts';
import type { SearchState } from './search-parameters.ts';

/** Two bounds of one value; they share a chip, and the lower must not exceed the upper. */
export interface SearchRange {
  least: 'priceMin' | 'roomsMin' | 'areaMin' | 'floorMin';
  most: 'priceMax' | 'roomsMax' | 'areaMax' | 'floorMax';
  text: (least: number | undefined, most: number | undefined, state: SearchState) => string;
}

type ShowNumber = (value: number) => string;

function span(least: number | undefined, most: number | undefined, show: ShowNumber): string {
  if (least === undefined) return texts.to(show(most ?? 0));
  if (most === undefined) return texts.from(show(least));
  return least === most ? show(least) : texts.between(show(least), show(most));
}

export function floorName(floor: number): string {
  if (floor < 0) return texts.basement;
  return floor === 0 ? texts.groundFloor : String(floor);
}

export const searchRanges: readonly SearchRange[] = [
  {
    least: 'priceMin',
    most: 'priceMax',
    text: (least, most, state) =>
      `${span(least, most, formatNumber)}\u00a0${currencies[soughtCurrency(state)]}`,
  },
  {
    least: 'roomsMin',
    most: 'roomsMax',
    text: (least, most) =>
      least === 1 && most === 1 ? texts.oneRoom : texts.rooms(span(least, most, formatNumber)),
  },
  {
    least: 'areaMin',
    most: 'areaMax',
    text: (least, most) => texts.area(span(least, most, formatNumber)),
  },
  {
    least: 'floorMin',
    most: 'floorMax',
    text: (least, most) =>
      least === 1 && most === undefined ? texts.noGroundFloor : texts.floor(span(least, most, floorName)),
  },
];

/** Text of a range by its lower parameter; undefined without bounds. */
export function rangeText(state: SearchState, least: SearchRange['least']): string | undefined {
  const range = searchRanges.find((one) => one.least === least);
  const isOpen = !range || (state[least] === undefined && state[range.most] === undefined);
  return isOpen ? undefined : range.text(state[least], state[range.most], state);
}

export const crossedBounds = (state: SearchState): SearchRange['least'][] =>
  searchRanges
    .filter(({ least, most }) => (state[least] ?? -Infinity) > (state[most] ?? Infinity))
    .map(({ least }) => least);
