import type { UserWork } from '@pokriv/contracts/moderation/admin-work';
import { LATER } from '@pokriv/contracts/moderation/service-levels';
import { LANDLORDS_MOST, type UserNumbers } from '@pokriv/contracts/moderation/admin-stats';
import { adminUserStates } from '@pokriv/contracts/account/admin-user-options';
import { PAST_DUE_DAYS, planNames } from '@pokriv/contracts/billing/plans';
import { roles } from '@pokriv/contracts/roles';
import { countByTime, countOpenWork, type Period } from '@pokriv/service-kit/count-period';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { accountModel } from '../accounts/account.model.ts';
import { roleRequestModel } from '../role-requests/role-request.model.ts';
import { countRevenue } from './revenue.repository.ts';

const DAY_MS = 86_400_000;

interface Row {
  _id: Record<'role' | 'plan' | 'state', string>;
  count: number;
}

const ofRequests = { status: 'pending' };

const groupsOf = (labels: Readonly<Record<string, string>>, rows: readonly Row[], part: keyof Row['_id']) =>
  Object.entries(labels).map(([key, label]) => ({
    key,
    label,
    count: rows.filter(({ _id }) => _id[part] === key).reduce((sum, { count }) => sum + count, 0),
  }));

/** Groups all accounts in one pass. An expired plan counts as free (see `isPremium`). */
async function countAlike(connection: Connection, now: Date): Promise<Row[]> {
  const ended = new Date(now.getTime() - PAST_DUE_DAYS * DAY_MS);
  const hasEnded = { $and: [{ $ne: ['$premiumExpiresAt', null] }, { $lte: ['$premiumExpiresAt', ended] }] };
  const alike = { role: '$role', plan: { $cond: [hasEnded, 'free', '$plan'] }, state: '$state' };
  const byAlike = { $group: { _id: alike, count: { $sum: 1 } } };
  return accountModel(connection).aggregate<Row>([byAlike], { maxTimeMS: QUERY_MS });
}

async function countFunnel(connection: Connection, { from }: Period): Promise<UserNumbers['funnel']> {
  const accounts = accountModel(connection);
  const options = { maxTimeMS: QUERY_MS };
  const registered = { createdAt: trusted({ $gte: from }) };
  const landlords = { ...registered, role: 'landlord' as const };
  const [all, verified, landlordCount, ids] = await Promise.all([
    accounts.countDocuments(registered, options),
    accounts.countDocuments({ ...registered, isEmailVerified: true }, options),
    accounts.countDocuments(landlords, options),
    accounts.find(landlords, { _id: 1 }, options).limit(LANDLORDS_MOST).lean(),
  ]);
  return { registered: all, verified, landlords: landlordCount, landlordIds: ids.map(({ _id }) => _id) };
}

export const countUserWork = async (connection: Connection, now: Date): Promise<UserWork> => ({
  roleRequests: await countOpenWork(
    { model: roleRequestModel(connection), field: 'createdAt', promised: LATER },
    ofRequests,
    now,
  ),
});

export async function countUsers(connection: Connection, period: Period): Promise<UserNumbers> {
  const [times, rows, revenue, funnel] = await Promise.all([
    countByTime({ model: accountModel(connection), field: 'createdAt' }, period),
    countAlike(connection, period.now),
    countRevenue(connection, period),
    countFunnel(connection, period),
  ]);
  return {
    newByDay: times.byDay,
    newByHour: times.byHour,
    byRole: groupsOf(roles, rows, 'role'),
    byPlan: groupsOf(planNames, rows, 'plan'),
    byState: groupsOf(adminUserStates, rows, 'state'),
    revenue,
    funnel,
  };
}
