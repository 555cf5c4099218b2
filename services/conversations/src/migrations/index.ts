import type { Migration } from '@pokriv/service-kit/migrations';

/** Indexes are made from the models; nothing of an earlier shape exists. */
export const migrations: readonly Migration[] = [];
