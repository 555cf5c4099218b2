import type { LimitRule } from '@pokriv/service-kit/limits';
import type { InTransaction } from '@pokriv/service-kit/mongo';

import type { AccountRepository } from '../accounts/account.repository.ts';
import type { DataExportRepository } from './data-export.repository.ts';
import type { ExportFiles } from './export-files.ts';
import type { PersonalDataSource } from './personal-data-sources.ts';

export interface DataExportDeps {
  inTransaction: InTransaction;
  accounts: AccountRepository;
  exports: DataExportRepository;
  files: ExportFiles;
  /** Sources of an archive, each in its own folder. */
  sources: readonly PersonalDataSource[];
  /** Limit of requests per person. */
  limit: LimitRule;
  /** Secret of the mailed link's signature. */
  linkSecret: string;
  now: () => Date;
}
