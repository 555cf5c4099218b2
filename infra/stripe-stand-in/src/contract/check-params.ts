import type { ErrorObject } from 'ajv';

import { openChecker } from './open-checker.ts';
import type { Contract } from './read-contract.ts';
import { invalid, type StripeError } from './stripe-error.ts';
import type { OperationName } from './used-operations.ts';

/** Makes what a form said into what the operation takes: numbers and booleans out of texts. */
export type CheckParams = (operation: OperationName, params: object) => void;

/**
 * Checks parameters against Stripe's own document, in place. What Stripe would not know is refused here too.
 * @throws StripeError 400 by the checker
 */
export function createParamsCheck(contract: Contract): CheckParams {
  const check = openChecker(contract, { coerceTypes: true });
  return (operation, params) => {
    const errors = check(`${operation}/params`, params);
    if (errors.length > 0) throw errorOf(errors);
  };
}

/** Of several, the one that names a parameter: the others only say that no alternative fits. */
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

/** `/items/0/price` as Stripe writes it: `items[0][price]`. */
const paramOf = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part, index) => (index ? `[${part}]` : part))
    .join('');
