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
  /** Whose data goes into an archive, each in a folder of its own. */
  sources: readonly PersonalDataSource[];
  /** How many a person may ask for. */
  limit: LimitRule;
  /** Checks the link of the mail. */
  linkSecret: string;
  now: () => Date;
}
