import { Ajv, type ErrorObject, type Options } from 'ajv';

import type { Contract } from './read-contract.ts';

/** What is wrong with a value, by a schema of the contract; nothing when it fits. */
export type Checker = (schema: string, value: unknown) => ErrorObject[];

/**
 * Checks values by `<Operation>/params`, `<Operation>/response` or the name of a definition. Each is a schema of its own:
 * as parts of one, the checker would compile what they share again and again.
 */
export function openChecker({ operations, definitions }: Contract, options: Options = {}): Checker {
  const ajv = new Ajv({ strict: false, ...options });
  for (const [name, schema] of Object.entries(definitions)) ajv.addSchema(schema, `stripe.${name}`);
  for (const [name, { params, response }] of Object.entries(operations)) {
    ajv.addSchema(params, idOf(`${name}/params`));
    ajv.addSchema(response, idOf(`${name}/response`));
  }
  return (name, value) => {
    const check = ajv.getSchema(idOf(name)) ?? ajv.getSchema(`stripe.${name}`);
    if (!check) throw new Error(`The contract has no schema ${name}`);
    return check(value) ? [] : (check.errors ?? []);
  };
}

/** References are resolved against the id of the schema they stand in, so it holds no slash. */
const idOf = (name: string): string => name.replace('/', '.');
