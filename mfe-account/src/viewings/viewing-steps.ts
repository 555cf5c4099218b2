import type { Viewing } from '@pokriv/contracts/conversation/viewing';
import {
  openViewings,
  viewingTable,
  type ViewingAction,
} from '@pokriv/contracts/conversation/viewing-states';
import { possibleActions } from '@pokriv/contracts/transition';

export type ViewingStep = 'confirm' | 'decline' | 'counter' | 'move' | 'cancel';

const answers: readonly ViewingAction[] = ['confirm', 'decline', 'counter'];

const firstTime = ({ start, options }: Viewing): string | undefined => start ?? options.toSorted()[0];

/** A viewing that may still take place. */
export function isComing(viewing: Viewing, now = Date.now()): boolean {
  const end = viewing.end ?? viewing.options.toSorted().at(-1) ?? viewing.start;
  return openViewings.includes(viewing.state) && (!end || Date.parse(end) > now);
}

/** By the time it takes place, or the first of the offered times. */
export const byTime = (one: Viewing, other: Viewing): number =>
  (firstTime(one) ?? '').localeCompare(firstTime(other) ?? '');

/**
 * Steps of the reader, by the table of states. Answers belong to the side that is awaited; what has begun is neither
 * moved nor cancelled.
 */
export function viewingSteps(viewing: Viewing, now = Date.now()): ViewingStep[] {
  const { state, side, awaits, start } = viewing;
  const hasBegun = start !== null && state !== 'requested' && Date.parse(start) <= now;
  return possibleActions(viewingTable, state, side).filter((action): action is ViewingStep => {
    if (answers.includes(action)) return awaits === side && !hasBegun;
    return (action === 'move' || action === 'cancel') && !hasBegun;
  });
}

/** „Идвам“ and „Не мога“ are for a confirmed time that has not begun. */
export const mayTellComing = ({ state, start }: Viewing, now = Date.now()): boolean =>
  state === 'confirmed' && start !== null && Date.parse(start) > now;
