import type { Unit } from '@pokriv/service-kit/mongo';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import type { RoleRequestRepository } from '../role-requests/role-request.repository.ts';
import type { SessionDeps } from '../sessions/session-deps.ts';
import type { ErasureRepository } from './erasure.repository.ts';

export interface DeletionDeps extends SessionDeps {
  /** Grace period before the erasure, in ms. */
  erasureDelayMs: number;
  now: () => Date;
}

export interface ErasureDeps extends DeletionDeps {
  connection: Connection;
  redis: Redis;
  erasures: ErasureRepository;
  roleRequests: RoleRequestRepository;
  /** Time in ms for requests begun before the account closed to finish. */
  settleMs: number;
  forgetExports: (userId: string) => Promise<void>;
  forgetPayer: (userId: string) => Promise<void>;
  /** Also deletes their numbers at the identity provider. */
  forgetPhoneCodes: (userId: string) => Promise<void>;
  forgetSecondFactor: (userId: string, unit: Unit) => Promise<void>;
  forgetFilters: (userId: string, unit: Unit) => Promise<void>;
  /** Deletes the person's actor from the Redis cache. */
  forgetActor: (userId: string) => Promise<void>;
  forgetAvatar: (userId: string) => Promise<void>;
}
