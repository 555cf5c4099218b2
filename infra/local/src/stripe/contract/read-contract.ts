import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../root.ts';
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
  JSON.parse(
    readFileSync(join(projectRoot(), 'infra/local/src/stripe/contract/stripe-contract.json'), 'utf8'),
  ) as Contract;
