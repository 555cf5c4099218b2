import { problemsOf } from '@pokriv/service-kit/testing-migrations';
import { compareModels, requiredFields } from '@pokriv/service-kit/testing-models';

import { migrations } from './migrations/index.ts';
import { models } from './models.ts';

describe('the models of the user service', () => {
  let compared: Awaited<ReturnType<typeof compareModels>>;

  beforeAll(async () => {
    compared = await compareModels({ service: 'user', migrations, models });
  });

  it('declare exactly the database’s indexes', () => {
    expect(compared.differences).toEqual([]);
  });

  it('cover every collection', () => {
    expect(compared.unknown).toEqual([]);
  });

  it('refuse records without these fields', async () => {
    expect(await requiredFields(models)).toEqual({
      accounts:
        '_id createdAt email firstName isEmailVerified isRoleChosen isSuspended lastName plan role tokensValidAfter updatedAt usedListings version',
      'accounts.company': 'agencyName',
      'accounts.company.commissionAmount': 'cents',
      'accounts.company.commissionAmount.entered': 'amount currency',
      'accounts.company.depositAmount': 'cents',
      'accounts.company.depositAmount.entered': 'amount currency',
      'accounts.usedListings': 'used version',
      avatar_files: '_id checkAt',
      billing_customers: '_id version',
      billing_listings: '_id ownerId status title version',
      credits: '_id promotions used userId',
      data_exports: '_id requestedAt status userId',
      effects: '_id at',
      erasures: '_id done startedAt why',
      idempotency: '_id at body made',
      outbox: '_id attempts createdAt name queue',
      payments: '_id amount createdAt kind label status updatedAt userId',
      'payments.invoice': 'name type',
      'payments.promotion': 'days id propertyId title type version',
      'payments.refunds': 'amount at id reason',
      'payments.subscription': 'interval planId',
      phone_codes: '_id askedAt numbers',
      'phone_codes.code': 'phone sentAt session tries',
      role_requests: '_id createdAt currentRole reason requestedRole status userId',
      saved_filters: '_id filters',
      'saved_filters.filters': 'createdAt id name page query',
      second_factors: '_id browsers createdAt lastStep recovery',
      'second_factors.pending': 'createdAt secret',
      'second_factors.recovery': 'hash',
      stripe_events: '_id createdAt objectId receivedAt triedAt type',
      stripe_sweeps: '_id until',
      subscriptions:
        '_id amount cancelAtPeriodEnd createdAt currentPeriodEnd currentPeriodStart interval planId status updatedAt userId',
    });
  });
});

it('the migrations of user drop no index that the last release uses', async () => {
  expect(await problemsOf({ migrations, firstReleaseUpTo: 20 })).toEqual([]);
});
