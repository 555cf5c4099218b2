import type { Migration } from '@pokriv/service-kit/migrations';

import { firstIndexes } from './first-indexes.ts';

/** In order; a migration that was ever released is not changed any more. */
export const migrations: readonly Migration[] = [firstIndexes];
