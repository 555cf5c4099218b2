import type { Unit } from '@pokriv/service-kit/mongo';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import type { RoleRequestRepository } from '../role-requests/role-request.repository.ts';
import type { SessionDeps } from '../sessions/session-deps.ts';
import type { ErasureRepository } from './erasure.repository.ts';

/** What leaving works with. */
export interface DeletionDeps extends SessionDeps {
  /** How long a person can change their mind. */
  erasureDelayMs: number;
  now: () => Date;
}

/** What the saga works with besides. */
export interface ErasureDeps extends DeletionDeps {
  connection: Connection;
  redis: Redis;
  erasures: ErasureRepository;
  roleRequests: RoleRequestRepository;
  /** How long requests that were under way when the account closed may take to end. */
  settleMs: number;
  /** Takes the archives away that somebody asked for. */
  forgetExports: (userId: string) => Promise<void>;
  /** Ends what somebody pays for, and takes away who paid. */
  forgetPayer: (userId: string) => Promise<void>;
  /** Takes the second factor of a person away. */
  forgetSecondFactor: (userId: string, unit: Unit) => Promise<void>;
  /** Takes the copy of the account in Redis away. */
  forgetActor: (userId: string) => Promise<void>;
  /** Takes somebody's picture away. */
  forgetAvatar: (userId: string) => Promise<void>;
}
