import { addDays, weekdayOf } from '@pokriv/contracts/conversation/sofia-time';
import type { Viewing } from '@pokriv/contracts/conversation/viewing';
import { openViewings } from '@pokriv/contracts/conversation/viewing-states';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { clockText } from '@pokriv/web-kit/format/sofia-time';

import { choicesOf } from './viewing-steps.ts';

/** Row height of the grid, minutes. */
export const ROW_MIN = 30;
const USUAL_FROM_H = 9;
const USUAL_TO_H = 20;
const DEFAULT_LENGTH_MIN = 30;

/** Agreed or offered time of a viewing in the week. */
export interface WeekCell {
  key: string;
  viewing: Viewing;
  day: string;
  start: string;
  /** Minutes of the day in Sofia. */
  from: number;
  to: number;
  isAgreed: boolean;
}

/** Days of the week around `day`, Monday first: `2026-11-23` … */
export function weekOf(day: string): string[] {
  const monday = addDays(day, 1 - weekdayOf(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = clockText(time).split(':').map(Number);
  return hours * 60 + minutes;
};

/** Open and past viewings of these days, sorted by time; refused ones are left out. */
export function weekCells(viewings: readonly Viewing[], days: readonly string[]): WeekCell[] {
  return viewings
    .filter(({ state }) => openViewings.includes(state) || state === 'done' || state.startsWith('no_show'))
    .flatMap((viewing) => {
      const { id, start, end } = viewing;
      const times = start ? [start] : choicesOf(viewing);
      return times.map((time) => {
        const from = minuteOf(time);
        const length =
          end && time === start ? (Date.parse(end) - Date.parse(time)) / 60_000 : DEFAULT_LENGTH_MIN;
        const isAgreed = time === start && viewing.state !== 'requested' && viewing.state !== 'countered';
        const cell = { key: `${id}-${time}`, viewing, day: sofiaDay(new Date(time)), start: time };
        return { ...cell, from, to: Math.min(1440, from + length), isAgreed };
      });
    })
    .filter(({ day }) => days.includes(day))
    .toSorted((one, other) => one.start.localeCompare(other.start));
}

/** Hours of the grid: the usual ones, extended for viewings outside them. */
export function hoursOf(cells: readonly WeekCell[]): { from: number; to: number } {
  return {
    from: Math.min(USUAL_FROM_H, ...cells.map(({ from }) => Math.floor(from / 60))),
    to: Math.max(USUAL_TO_H, ...cells.map(({ to }) => Math.ceil(to / 60))),
  };
}

/** Minute at which a cell ends on screen; a short one is a row high. */
export const bottomOf = ({ from, to }: WeekCell): number => Math.max(to, from + ROW_MIN);

/**
 * Splits the width of a day between viewings that overlap, directly or through others: lane and number of lanes by cell.
 * @param cells sorted by time
 */
export function lanesOf(cells: readonly WeekCell[]): Map<string, { lane: number; lanes: number }> {
  let groupDay = '';
  let bottoms: number[] = [];
  const placed = cells.map((cell) => {
    const isOver = (bottom: number) => bottom <= cell.from;
    if (cell.day !== groupDay || bottoms.every(isOver)) bottoms = [];
    groupDay = cell.day;
    const free = bottoms.findIndex(isOver);
    const lane = free < 0 ? bottoms.length : free;
    bottoms[lane] = bottomOf(cell);
    return { key: cell.key, lane, group: bottoms };
  });
  return new Map(placed.map(({ key, lane, group }) => [key, { lane, lanes: group.length }]));
}

/** Arrow key navigation: up and down by time, left and right to the nearest time of another day. */
export function nextCell(key: string, cells: readonly WeekCell[], here: WeekCell): WeekCell | undefined {
  const at = cells.indexOf(here);
  if (key === 'Home') return cells[0];
  if (key === 'End') return cells.at(-1);
  if (key === 'ArrowDown') return cells[at + 1];
  if (key === 'ArrowUp') return cells[at - 1];
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const others = cells.filter(({ day }) => (key === 'ArrowLeft' ? day < here.day : day > here.day));
  const day = key === 'ArrowLeft' ? others.at(-1)?.day : others[0]?.day;
  return others
    .filter((cell) => cell.day === day)
    .toSorted((one, other) => Math.abs(one.from - here.from) - Math.abs(other.from - here.from))[0];
}
