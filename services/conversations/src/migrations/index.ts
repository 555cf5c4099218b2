import type { Migration } from '@pokriv/service-kit/migrations';

/** Indexes are created from the models; there is no earlier schema. */
export const migrations: readonly Migration[] = [];
