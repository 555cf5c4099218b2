import type { ErrorObject } from 'ajv';

import { openChecker } from './open-checker.ts';
import type { Contract } from './read-contract.ts';
import { invalid, type StripeError } from './stripe-error.ts';
import type { OperationName } from './used-operations.ts';

export type CheckParams = (operation: OperationName, params: object) => void;

/**
 * Validates parameters against Stripe's OpenAPI document, in place; refuses parameters unknown to Stripe.
 * @throws StripeError 400
 */
export function createParamsCheck(contract: Contract): CheckParams {
  const check = openChecker(contract, { coerceTypes: true });
  return (operation, params) => {
    const errors = check(`${operation}/params`, params);
    if (errors.length > 0) throw errorOf(errors);
  };
}

/** Picks the error that names a parameter; the others only say that no alternative matches. */
function errorOf(errors: ErrorObject[]): StripeError {
  const unknown = errors.find(({ keyword }) => keyword === 'additionalProperties');
  if (unknown) {
    const { additionalProperty: name } = unknown.params as { additionalProperty: string };
    const param = paramOf(`${unknown.instancePath}/${name}`);
    return invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
  }
  const missing = errors.find(({ keyword }) => keyword === 'required');
  if (missing) {
    const { missingProperty: name } = missing.params as { missingProperty: string };
    const param = paramOf(`${missing.instancePath}/${name}`);
    return invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  const [first] = errors;
  const param = paramOf(first?.instancePath ?? '');
  return invalid(`Invalid ${param}: ${first?.message ?? ''}`, param);
}

/** Converts `/items/0/price` to Stripe's notation `items[0][price]`. */
const paramOf = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part, index) => (index ? `[${part}]` : part))
    .join('');
