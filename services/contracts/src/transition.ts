import { AppError, forbidden } from './errors.ts';
import type { Role } from './roles.ts';

export type Mover = 'owner' | 'admin' | 'system';

export interface Step<State extends string, By extends string = Mover> {
  from: readonly State[];
  to: State;
  by: readonly By[];
}

/** `By`: parties of the table; `Mover` for listings, reports and payments. */
export interface StateTable<State extends string, Action extends string, By extends string = Mover> {
  states: Readonly<Record<State, string>>;
  steps: Readonly<Record<Action, readonly Step<State, By>[]>>;
  refusal: string;
}

export interface Person {
  role: Role;
  isOwner: boolean;
}

/** Owner and admin are known by role; tables with own parties get the party from the caller. */
type WhoOf<By extends string> = 'owner' extends By ? Person | 'system' : By;

const mayMove = (step: Step<string, string>, who: Person | string): boolean => {
  if (typeof who === 'string') return step.by.includes(who);
  return (who.isOwner && step.by.includes('owner')) || (who.role === 'admin' && step.by.includes('admin'));
};

/**
 * The only way to change a state.
 * @throws AppError INVALID_TRANSITION for a step that this state lacks; FORBIDDEN for a person who may not take it
 */
export function transition<State extends string, Action extends string, By extends string = Mover>(
  table: StateTable<State, Action, By>,
  from: State,
  action: Action,
  who: WhoOf<By>,
): State {
  const possible = table.steps[action].filter((step) => step.from.includes(from));
  if (possible.length === 0) throw new AppError({ code: 'INVALID_TRANSITION', message: table.refusal });
  const step = possible.find((candidate) => mayMove(candidate, who));
  if (!step) throw forbidden();
  return step.to;
}

export function possibleActions<State extends string, Action extends string, By extends string = Mover>(
  table: StateTable<State, Action, By>,
  from: State,
  who: WhoOf<By>,
): Action[] {
  return (Object.keys(table.steps) as Action[]).filter((action) =>
    table.steps[action].some((step) => step.from.includes(from) && mayMove(step, who)),
  );
}
