import { AppError, forbidden } from './errors.ts';
import type { Role } from './roles.ts';

/** Who may take a step: the record's owner, any admin, or the system (a job). */
export type Mover = 'owner' | 'admin' | 'system';

export interface Step<State extends string> {
  from: readonly State[];
  to: State;
  by: readonly Mover[];
}

/** A state machine as data: read by the API, by the buttons that a screen shows, and by the tests. */
export interface StateTable<State extends string, Action extends string> {
  states: Readonly<Record<State, string>>;
  steps: Readonly<Record<Action, readonly Step<State>[]>>;
  refusal: string;
}

export interface Person {
  role: Role;
  isOwner: boolean;
}

const mayMove = (step: Step<string>, who: Person | 'system'): boolean => {
  if (who === 'system') return step.by.includes('system');
  return (who.isOwner && step.by.includes('owner')) || (who.role === 'admin' && step.by.includes('admin'));
};

/**
 * The only way to a new state.
 * @throws AppError INVALID_TRANSITION when no step leads on from this state; FORBIDDEN when it is somebody else's step
 */
export function transition<State extends string, Action extends string>(
  table: StateTable<State, Action>,
  from: State,
  action: Action,
  who: Person | 'system',
): State {
  const possible = table.steps[action].filter((step) => step.from.includes(from));
  if (possible.length === 0) throw new AppError({ code: 'INVALID_TRANSITION', message: table.refusal });
  const step = possible.find((candidate) => mayMove(candidate, who));
  if (!step) throw forbidden();
  return step.to;
}

/** The actions that this person may take now, in the table's order. */
export function possibleActions<State extends string, Action extends string>(
  table: StateTable<State, Action>,
  from: State,
  who: Person,
): Action[] {
  return (Object.keys(table.steps) as Action[]).filter((action) =>
    table.steps[action].some((step) => step.from.includes(from) && mayMove(step, who)),
  );
}
