import type { AdminRoleRequest, RoleRequestQuery } from '@pokriv/contracts/account/role-request';
import type { Pagination } from '@pokriv/contracts/zod-parts';

import type { RoleRequestDeps } from './role-request-deps.ts';
import { toAdminRoleRequest } from './to-role-request.ts';

/** Requests with their authors, newest first. */
export async function listRoleRequests(
  { accounts, roleRequests }: Pick<RoleRequestDeps, 'accounts' | 'roleRequests'>,
  query: RoleRequestQuery,
): Promise<{ data: AdminRoleRequest[]; pagination: Pagination }> {
  const { found, pagination } = await roleRequests.list(query);
  const people = await accounts.byIds([...new Set(found.map(({ userId }) => userId))]);
  const byId = new Map(people.map((account) => [account._id, account]));
  return {
    data: found.map((request) => toAdminRoleRequest(request, byId.get(request.userId))),
    pagination,
  };
}
