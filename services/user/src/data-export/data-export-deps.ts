import type { LimitRule } from '@pokriv/service-kit/limits';
import type { InTransaction } from '@pokriv/service-kit/mongo';

import type { AccountRepository } from '../accounts/account.repository.ts';
import type { DataExportRepository } from './data-export.repository.ts';
import type { ExportFiles } from './export-files.ts';

export interface DataExportDeps {
  inTransaction: InTransaction;
  accounts: AccountRepository;
  exports: DataExportRepository;
  files: ExportFiles;
  /** How many a person may ask for. */
  limit: LimitRule;
  /** Checks the link of the mail. */
  linkSecret: string;
  now: () => Date;
}
