import { readFileSync } from 'node:fs';

import type { Json } from './plain-schema.ts';
import type { OperationName } from './used-operations.ts';

/** The part of Stripe's OpenAPI document that the product uses, as `make-extract.ts` wrote it. */
export interface Contract {
  operations: Record<
    OperationName,
    { method: 'get' | 'post' | 'delete'; path: string; params: Json; response: Json }
  >;
  definitions: Record<string, Json>;
}

export const readContract = (): Contract =>
  JSON.parse(readFileSync(new URL('stripe-contract.json', import.meta.url), 'utf8')) as Contract;
