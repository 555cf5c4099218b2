import type { FileStore } from '@pokriv/service-kit/file-store/file-store';
import type { LimitRule } from '@pokriv/service-kit/limits';
import type { InTransaction } from '@pokriv/service-kit/mongo';
import type { SigningSecret } from '@pokriv/service-kit/signed-text';

import type { AccountRepository } from '../accounts/account.repository.ts';
import type { DataExportRepository } from './data-export.repository.ts';
import type { PersonalDataSource } from './personal-data-sources.ts';

export interface DataExportDeps {
  inTransaction: InTransaction;
  accounts: AccountRepository;
  exports: DataExportRepository;
  files: FileStore;
  sources: readonly PersonalDataSource[];
  limit: LimitRule;
  linkSigning: SigningSecret;
  now: () => Date;
}
