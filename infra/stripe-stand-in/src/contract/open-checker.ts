import { Ajv, type ErrorObject, type Options } from 'ajv';

import type { Contract } from './read-contract.ts';

export type Checker = (schema: string, value: unknown) => ErrorObject[];

/**
 * Validates by `<Operation>/params`, `<Operation>/response` or the name of a definition. Compiles each as its own
 * schema: as parts of one, shared definitions would be compiled repeatedly.
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

/** References are resolved against the schema's id, so it must not contain a slash. */
const idOf = (name: string): string => name.replace('/', '.');
