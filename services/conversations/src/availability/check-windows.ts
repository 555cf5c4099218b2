import type { AvailabilityChange } from '@pokriv/contracts/conversation/viewing';
import { badRequest } from '@pokriv/contracts/errors';

import { viewingTexts as texts } from '../messages.ts';

interface Window {
  from: string;
  to: string;
}

/** The later of two overlapping windows; adjacent windows do not overlap. */
const overlapping = (windows: readonly Window[]): Window | undefined => {
  const inOrder = [...windows].sort((one, other) => one.from.localeCompare(other.from));
  return inOrder.find(({ from }, index) => index > 0 && from < (inOrder[index - 1]?.to ?? from));
};

const refused = (param: string, msg: string) => badRequest(msg, [{ param, msg }]);

/**
 * Validates viewing hours.
 * @throws AppError BAD_REQUEST with the field: overlapping windows, a duplicate day, a window shorter than a
 * viewing
 */
export function checkWindows({ weekly, exceptions, slotMinutes }: AvailabilityChange): void {
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    const twice = overlapping(weekly.filter((window) => window.day === day));
    if (twice) throw refused('weekly', texts.windowsOverlap(texts.weekdays[day - 1] ?? '', twice));
  }
  const dates = new Set<string>();
  for (const { date, windows } of exceptions) {
    const shown = date.split('-').reverse().join('.');
    if (dates.has(date)) throw refused('exceptions', texts.dateTwice(shown));
    dates.add(date);
    const twice = overlapping(windows);
    if (twice) throw refused('exceptions', texts.windowsOverlap(shown, twice));
  }
  const windowsOf = { weekly, exceptions: exceptions.flatMap(({ windows }) => windows) };
  for (const [param, windows] of Object.entries(windowsOf)) {
    const short = windows.find(({ from, to }) => minutesOf(to) - minutesOf(from) < slotMinutes);
    if (short) throw refused(param, texts.windowTooShort(short, slotMinutes));
  }
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
