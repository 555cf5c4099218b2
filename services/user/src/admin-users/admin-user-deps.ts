import type { Unit } from '@pokriv/service-kit/mongo';

import type { ErasureDeps } from '../erasure/erasure-deps.ts';
import type { SuspensionDeps } from '../suspension/suspend-account.ts';
import type { PeopleRepository } from './people.repository.ts';

export interface AdminUserDeps extends SuspensionDeps {
  people: PeopleRepository;
  erasureDelayMs: ErasureDeps['erasureDelayMs'];
  forgetSecondFactor: (userId: string, unit: Unit) => Promise<void>;
  now: () => Date;
}
