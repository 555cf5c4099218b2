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

/** Open and not over. */
export function isComing(viewing: Viewing, now = Date.now()): boolean {
  const end = viewing.end ?? viewing.options.toSorted().at(-1) ?? viewing.start;
  return openViewings.includes(viewing.state) && (!end || Date.parse(end) > now);
}

/** Compares by the agreed time, or else by the first offered one. */
export const byTime = (one: Viewing, other: Viewing): number =>
  (firstTime(one) ?? '').localeCompare(firstTime(other) ?? '');

/**
 * Steps of the reader by the state table. Only the awaited side answers; a viewing that has begun is neither moved nor
 * cancelled.
 */
export function viewingSteps(viewing: Viewing, now = Date.now()): ViewingStep[] {
  const { state, side, awaits, start } = viewing;
  const hasBegun = start !== null && Date.parse(start) <= now;
  return possibleActions(viewingTable, state, side).filter((action): action is ViewingStep => {
    if (answers.includes(action)) return awaits === side && !hasBegun;
    return (action === 'move' || action === 'cancel') && !hasBegun;
  });
}

/** Offered times; empty once the viewing has a time. */
export const choicesOf = ({ start, options }: Viewing): string[] => (start ? [] : options.toSorted());

/** „Идвам“ and „Не мога“ need a confirmed time in the future. */
export const mayTellComing = ({ state, start }: Viewing, now = Date.now()): boolean =>
  state === 'confirmed' && start !== null && Date.parse(start) > now;
