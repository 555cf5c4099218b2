import type { Unit } from '../books/unit.ts';

/**
 * Implements one of Stripe's operations. `id`: from the path. A thrown StripeError rolls back; a returned one, such
 * as a failed charge, is the reply and its changes are committed.
 */
export type Operation<Params = never> = (unit: Unit, params: Params, id: string) => object;

export type Operations = Record<string, Operation>;
