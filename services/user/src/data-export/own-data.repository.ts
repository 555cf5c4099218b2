import type { Readable } from 'node:stream';

import type { PersonalData } from '@pokriv/contracts/account/data-export';
import type { Connection } from 'mongoose';

import { accountModel, type StoredAccount } from '../accounts/account.model.ts';
import { readPayerData } from '../billing/personal-data/payer-data.repository.ts';
import { roleRequestModel } from '../role-requests/role-request.model.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { dataExportModel } from './data-export.model.ts';
import { savedFiltersModel, type StoredFilters } from '../saved-filters/saved-filters.model.ts';
import { secondFactorModel, type StoredSecondFactor } from '../second-factor/second-factor.model.ts';
import type { PersonalDataSource } from './personal-data-sources.ts';

export interface OwnSourceParts {
  connection: Connection;
  provider: Pick<IdentityProvider, 'readSignIns'>;
  openAvatar: (address: string) => Promise<Readable | undefined>;
}

function profile({ _id, tokensValidAfter, ...account }: StoredAccount) {
  const sessionsEndedAt = tokensValidAfter > 0 ? new Date(tokensValidAfter * 1000) : null;
  return { id: _id, ...account, sessionsEndedAt };
}

/** Excludes secrets and hashes. */
function secondFactorData(factor: StoredSecondFactor | null) {
  if (!factor) return {};
  const { createdAt, confirmedAt, recovery, browsers } = factor;
  const recoveryCodes = recovery.map(({ usedAt }) => ({ usedAt }));
  return {
    'second-factor': { createdAt, confirmedAt, recoveryCodes, knownBrowsers: browsers.length },
  };
}

const filtersData = (stored: StoredFilters | null) =>
  stored && stored.filters.length > 0 ? { 'saved-filters': stored.filters } : {};

/** A foreign avatar is only an address in the profile. */
function avatarOf({ avatar }: StoredAccount): PersonalData['files'] {
  if (!avatar?.startsWith('/')) return [];
  return [{ name: `avatar${/\.\w+$/u.exec(avatar)?.[0] ?? ''}`, path: avatar }];
}

export function ownSource({ connection, provider, openAvatar }: OwnSourceParts): PersonalDataSource {
  return {
    name: 'account',
    open: openAvatar,
    async read({ userId }) {
      const account = await accountModel(connection).findOne({ _id: userId }).lean();
      if (!account) throw new Error(`no account ${userId} to export`);
      const newestFirst = { _id: -1 } as const;
      const [signIns, roleRequests, payerData, secondFactor, filters, exports] = await Promise.all([
        provider.readSignIns(userId),
        roleRequestModel(connection).find({ userId }).sort(newestFirst).lean(),
        readPayerData(connection, userId),
        secondFactorModel(connection).findOne({ _id: userId }).lean(),
        savedFiltersModel(connection).findOne({ _id: userId }).lean(),
        dataExportModel(connection).find({ userId }).sort(newestFirst).lean(),
      ]);
      return {
        documents: {
          profile: profile(account),
          'sign-ins': signIns,
          'role-requests': roleRequests.map(({ _id, userId: _user, decidedBy: _admin, ...request }) => ({
            id: _id,
            ...request,
          })),
          ...secondFactorData(secondFactor),
          ...filtersData(filters),
          ...payerData,
          'data-exports': exports.map(({ _id, userId: _user, ...entry }) => ({ id: _id, ...entry })),
        },
        files: avatarOf(account),
      };
    },
  };
}
