import type { AdminMfa } from '@pokriv/service-kit/admin-mfa';
import type { FileStore } from '@pokriv/service-kit/file-store/file-store';
import { filesCheck, healthOf, mongoCheck, redisCheck } from '@pokriv/service-kit/health';
import { createService } from '@pokriv/service-kit/http';
import type { LimitRule } from '@pokriv/service-kit/limits';
import { transactionsOf } from '@pokriv/service-kit/mongo';
import { numbersRoutes, workRoutes } from '@pokriv/service-kit/numbers';
import type { SigningSecret } from '@pokriv/service-kit/signed-text';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { accountFollowers } from './account-followers.ts';
import type { StoredAccount } from './accounts/account.model.ts';
import { accountRepository } from './accounts/account.repository.ts';
import { profileRoutes } from './accounts/profile.routes.ts';
import { actorCache } from './actors/actor-cache.ts';
import { actorRoutes } from './actors/actor.routes.ts';
import { adminBillingRoutes } from './admin-billing/admin-billing.routes.ts';
import { adminPaymentsRepository } from './admin-billing/admin-payments.repository.ts';
import { adminUserRoutes } from './admin-users/admin-user.routes.ts';
import { peopleRepository } from './admin-users/people.repository.ts';
import { avatarParts, type AvatarSettings } from './avatars/avatar-parts.ts';
import { avatarMediaRoutes, avatarRoutes } from './avatars/avatar.routes.ts';
import { forgetAvatar } from './avatars/forget-avatar.ts';
import { openAvatar } from './avatars/open-avatar.ts';
import { billingParts, type BillingSettings } from './billing/billing-deps.ts';
import { billingTraces } from './billing/personal-data/billing-traces.repository.ts';
import { forgetPayer } from './billing/personal-data/forget-payer.ts';
import { paymentRoutes } from './billing/payment.routes.ts';
import { subscriptionRoutes } from './billing/subscription.routes.ts';
import { webhookRoutes } from './billing/webhook.routes.ts';
import type { DataExportDeps } from './data-export/data-export-deps.ts';
import { dataExportRepository } from './data-export/data-export.repository.ts';
import { dataExportRoutes } from './data-export/data-export.routes.ts';
import { ownSource } from './data-export/own-data.repository.ts';
import type { PersonalDataSource } from './data-export/personal-data-sources.ts';
import { purgeExports } from './data-export/purge-exports.ts';
import { deletionRoutes } from './erasure/deletion.routes.ts';
import type { ErasureDeps } from './erasure/erasure-deps.ts';
import { erasureRepository } from './erasure/erasure.repository.ts';
import { noteSeen } from './erasure/note-seen.ts';
import { countLimits, type UserLimit } from './limits.ts';
import { mailChoiceRoutes } from './mail-choices/mail-choice.routes.ts';
import { countUsers, countUserWork } from './numbers/user-numbers.repository.ts';
import { guessPace } from './sessions/guess-pace.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { knownDevices } from './sessions/known-devices.ts';
import { roleRequestRepository } from './role-requests/role-request.repository.ts';
import { roleRequestRoutes } from './role-requests/role-request.routes.ts';
import { savedFilterRoutes } from './saved-filters/saved-filter.routes.ts';
import { savedFiltersRepository } from './saved-filters/saved-filters.repository.ts';
import { secondFactorRepository } from './second-factor/second-factor.repository.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { secretBox } from './second-factor/secret-box.ts';
import { sessionRoutes } from './sessions/session.routes.ts';
import { forgetPhoneCodes } from './verified-phone/clear-phone-codes.ts';
import { phoneCodeRepository } from './verified-phone/phone-code.repository.ts';
import { phoneRoutes } from './verified-phone/phone.routes.ts';

export interface UserAppParts {
  connection: Connection;
  redis: Redis;
  provider: IdentityProvider;
  actorSecret: string;
  previousActorSecret?: string;
  /** Secret of signed links in mails. */
  linkSigning: SigningSecret;
  limits: Record<UserLimit, LimitRule>;
  /** Administrators' second factor; `secret` encrypts their TOTP secrets. */
  secondFactor: { policy: AdminMfa; signing: SigningSecret };
  /** Data exports until their links expire. */
  archives: FileStore;
  otherSources: readonly PersonalDataSource[];
  avatars: AvatarSettings;
  billing: BillingSettings;
  erasure: Pick<ErasureDeps, 'erasureDelayMs' | 'settleMs'>;
  now?: () => Date;
}

export function createUserApp(parts: UserAppParts) {
  const { connection, redis, provider, linkSigning, limits, now = () => new Date() } = parts;
  const inTransaction = transactionsOf(connection, 'user');
  const accounts = accountRepository(connection);
  const actors = actorCache(redis, linkSigning);
  const erasures = erasureRepository(connection);
  const accountDeps = { inTransaction, accounts, followers: accountFollowers({ actors, erasures }) };
  const avatars = { ...accountDeps, now, ...avatarParts(connection, parts.avatars) };
  const dataExport: DataExportDeps = {
    inTransaction,
    accounts,
    exports: dataExportRepository(connection),
    files: parts.archives,
    sources: [
      ownSource({ connection, provider, openAvatar: (address) => openAvatar(avatars.avatarStore, address) }),
      ...parts.otherSources,
    ],
    limit: limits['data-export'],
    linkSigning,
    now,
  };
  const billing = billingParts(connection, parts.billing);
  const payer = { inTransaction, accounts, traces: billingTraces(connection), ...billing };
  const secondFactors = secondFactorRepository(connection);
  const savedFilters = savedFiltersRepository(connection);
  const phoneCodes = phoneCodeRepository(connection);
  const deps = {
    ...avatars,
    dataExport,
    actors,
    provider,
    noteSeen: (account: StoredAccount) => noteSeen(accountDeps, account),
    ...countLimits(redis, limits),
    devices: knownDevices(redis),
    pace: guessPace(redis),
    roleRequests: roleRequestRepository(connection),
    erasures,
    people: peopleRepository(connection),
    secondFactors,
    savedFilters,
    phoneCodes,
    box: secretBox(parts.secondFactor.signing),
    adminMfa: parts.secondFactor.policy,
    linkSigning,
    ...billing,
    adminPayments: adminPaymentsRepository(connection),
    ...parts.erasure,
    now,
    connection,
    redis,
    forgetExports: async (userId: string) => {
      await dataExport.exports.forget(userId);
      await purgeExports(dataExport);
    },
    forgetPayer: (userId: string) => forgetPayer(payer, userId),
    forgetPhoneCodes: (userId: string) => forgetPhoneCodes({ phoneCodes, provider, now }, userId),
    forgetActor: actors.drop,
    forgetSecondFactor: secondFactors.remove,
    forgetFilters: savedFilters.forget,
    forgetAvatar: (userId: string) => forgetAvatar(avatars, userId),
  };
  const health = healthOf({
    shared: { mongo: mongoCheck(connection), redis: redisCheck(redis) },
    measured: { files: filesCheck(parts.archives) },
  });
  const app: Express = createService(
    [
      sessionRoutes(deps),
      secondFactorRoutes(deps),
      profileRoutes(deps),
      phoneRoutes(deps),
      avatarRoutes(deps),
      roleRequestRoutes(deps),
      deletionRoutes(deps),
      adminUserRoutes(deps),
      savedFilterRoutes(deps),
      adminBillingRoutes(deps),
      subscriptionRoutes(deps),
      paymentRoutes(deps),
      webhookRoutes(deps),
      dataExportRoutes(dataExport),
      mailChoiceRoutes(deps),
      actorRoutes(deps),
      numbersRoutes((period) => countUsers(connection, period), now),
      workRoutes(() => countUserWork(connection, now())),
    ],
    {
      actorSecret: parts.actorSecret,
      previousActorSecret: parts.previousActorSecret,
      open: [avatarMediaRoutes(deps)],
      health,
    },
  );
  return { app, deps, health };
}
