import { conflict } from '@pokriv/contracts/errors';
import type { RoleRequestQuery } from '@pokriv/contracts/account/role-request';
import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import { ERASED } from '@pokriv/contracts/erased';
import { collectionOf } from '@pokriv/service-kit/model';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { readPage } from '@pokriv/service-kit/paging';
import type { Connection } from 'mongoose';

import { messages } from '../messages.ts';
import { roleRequestModel, type StoredRoleRequest } from './role-request.model.ts';

export type Decided = Pick<StoredRoleRequest, 'notes' | 'decidedBy' | 'decidedAt'> & {
  status: 'approved' | 'rejected';
};

export function roleRequestRepository(connection: Connection) {
  const requests = roleRequestModel(connection);
  const options = { maxTimeMS: QUERY_MS };
  const newestFirst = { createdAt: -1, _id: -1 } as const;
  return {
    byId: (id: string): Promise<StoredRoleRequest | null> =>
      requests.findOne({ _id: id }, null, options).lean(),

    lastOf: (userId: string, unit?: Unit): Promise<StoredRoleRequest | null> =>
      requests.findOne({ userId }, null, { ...options, sort: newestFirst, session: unit?.session }).lean(),

    list: ({ status, userId, page, limit }: RoleRequestQuery) =>
      readPage(collectionOf(requests), {
        where: { ...(status && { status }), ...(userId && { userId }) },
        order: newestFirst,
        page,
        limit,
      }),

    /** @throws AppError CONFLICT while another request of the person is pending */
    async add(request: StoredRoleRequest, { session }: Unit): Promise<void> {
      await requests.insertOne(request, { session }).catch((error: unknown) => {
        throw isDuplicateKey(error) ? conflict(messages.roleRequestPending) : error;
      });
    },

    /** @throws AppError CONFLICT when already decided */
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

    async forget(userId: string, { session }: Unit): Promise<void> {
      await requests.deleteMany({ userId }, { session });
      await requests.updateMany({ decidedBy: userId }, { $set: { decidedBy: ERASED } }, { session });
    },
  };
}
export type RoleRequestRepository = ReturnType<typeof roleRequestRepository>;
