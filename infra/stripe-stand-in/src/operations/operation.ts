import type { Unit } from '../books/unit.ts';

/**
 * What the stand-in does for one of Stripe's operations. `id`: of the thing that the path names. A StripeError that
 * is thrown undoes what was done; one that is returned is answered, and what was done stays, such as a failed charge.
 */
export type Operation<Params = never> = (unit: Unit, params: Params, id: string) => object;

/** Some of the operations, by their names in Stripe's document. */
export type Operations = Record<string, Operation>;
