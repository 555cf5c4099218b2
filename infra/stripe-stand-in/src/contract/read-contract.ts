import { readFileSync } from 'node:fs';

import type { Json } from './plain-schema.ts';
import type { OperationName } from './used-operations.ts';

export interface Contract {
  operations: Record<
    OperationName,
    { method: 'get' | 'post' | 'delete'; path: string; params: Json; response: Json }
  >;
  definitions: Record<string, Json>;
}

export const readContract = (): Contract =>
  JSON.parse(readFileSync(new URL('stripe-contract.json', import.meta.url), 'utf8')) as Contract;
