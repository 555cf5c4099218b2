import { AppError, forbidden } from './errors.ts';
import type { Role } from './roles.ts';

export type Mover = 'owner' | 'admin' | 'system';

export interface Step<State extends string> {
  from: readonly State[];
  to: State;
  by: readonly Mover[];
}

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
 * The only way to change a state.
 * @throws AppError INVALID_TRANSITION when the action has no step from this state; FORBIDDEN when this person may not
 * take it
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

export function possibleActions<State extends string, Action extends string>(
  table: StateTable<State, Action>,
  from: State,
  who: Person,
): Action[] {
  return (Object.keys(table.steps) as Action[]).filter((action) =>
    table.steps[action].some((step) => step.from.includes(from) && mayMove(step, who)),
  );
}
