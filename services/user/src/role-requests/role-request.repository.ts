import { conflict } from '@pokriv/contracts/errors';
import type { RoleRequestQuery } from '@pokriv/contracts/role-request';
import { ERASED } from '@pokriv/service-kit/erased-people';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { messages } from '../messages.ts';
import { roleRequestsOf, type StoredRoleRequest } from './role-request.model.ts';

export type Decided = Pick<StoredRoleRequest, 'notes' | 'decidedBy' | 'decidedAt'> & {
  status: 'approved' | 'rejected';
};

const DUPLICATE_KEY = 11_000;
const isDuplicate = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;

/** The only place that reads and writes requests for another role. */
export function roleRequestRepository(connection: Connection) {
  const requests = roleRequestsOf(connection);
  const options = { maxTimeMS: QUERY_MS };
  const newestFirst = { createdAt: -1, _id: -1 } as const;
  return {
    byId: (id: string): Promise<StoredRoleRequest | null> => requests.findOne({ _id: id }, options),

    lastOf: (userId: string): Promise<StoredRoleRequest | null> =>
      requests.findOne({ userId }, { ...options, sort: newestFirst }),

    async list({ status, userId, page, limit }: RoleRequestQuery) {
      const filter = { ...(status && { status }), ...(userId && { userId }) };
      const [found, total] = await Promise.all([
        requests
          .find(filter, options)
          .sort(newestFirst)
          .skip((page - 1) * limit)
          .limit(limit)
          .toArray(),
        requests.countDocuments(filter, options),
      ]);
      return { found, total };
    },

    /** @throws AppError CONFLICT while another one of this person is pending */
    async add(request: StoredRoleRequest, { session }: Unit): Promise<void> {
      await requests.insertOne(request, { session }).catch((error: unknown) => {
        throw isDuplicate(error) ? conflict(messages.roleRequestPending) : error;
      });
    },

    /** @throws AppError CONFLICT when it was decided already */
    async decide(
      request: StoredRoleRequest,
      decided: Decided,
      { session }: Unit,
    ): Promise<StoredRoleRequest> {
      const { modifiedCount } = await requests.updateOne(
        { _id: request._id, status: 'pending' },
        { $set: decided },
        { session },
      );
      if (modifiedCount === 0) throw conflict(messages.roleRequestDecided);
      return { ...request, ...decided };
    },

    /** Somebody's own go; what an admin decided stays, without who it was. */
    async forget(userId: string, { session }: Unit): Promise<void> {
      await requests.deleteMany({ userId }, { session });
      await requests.updateMany({ decidedBy: userId }, { $set: { decidedBy: ERASED } }, { session });
    },
  };
}
export type RoleRequestRepository = ReturnType<typeof roleRequestRepository>;
