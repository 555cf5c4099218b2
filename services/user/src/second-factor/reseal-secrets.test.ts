import { connectMongo, transactionsOf } from '@pokriv/service-kit/mongo';
import { aDatabase, testMongoUrl } from '@pokriv/service-kit/testing';
import type { Connection } from 'mongoose';

import { newRecoveryCodes, recoveryLeft } from './recovery-codes.ts';
import { resealSecrets } from './reseal-secrets.ts';
import { secretBox } from './secret-box.ts';
import { secondFactorModel } from './second-factor.model.ts';
import { secondFactorRepository } from './second-factor.repository.ts';

const [OLD, NEXT] = ['the former secret, for tests only', 'the next secret, for tests only'];
const SECRET = 'JBSWY3DPEHPK3PXP';

describe('rotation of MFA_SECRET', () => {
  let connection: Connection;
  const old = secretBox({ secret: OLD });
  const rotated = secretBox({ secret: NEXT, previous: OLD });
  const next = secretBox({ secret: NEXT });

  beforeAll(async () => {
    connection = await connectMongo(testMongoUrl(), aDatabase('reseal'));
    const { stored } = newRecoveryCodes(old, 'admin');
    await secondFactorModel(connection).insertOne({
      _id: 'admin',
      secret: old.seal('admin', SECRET),
      confirmedAt: new Date(),
      lastStep: 1,
      // older shape, without key ids
      recovery: stored.map(({ hash, usedAt }) => ({ hash, usedAt })),
      browsers: [],
      pending: null,
      createdAt: new Date(),
    });
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it('seals secrets again once, and tells of which key older recovery codes are', async () => {
    const secondFactors = secondFactorRepository(connection);
    expect(await resealSecrets({ secondFactors, box: old })).toBe(0);
    expect(await resealSecrets({ secondFactors, box: rotated })).toBe(1);
    expect(await resealSecrets({ secondFactors, box: rotated })).toBe(0);
    const factor = await secondFactors.byId('admin');
    expect(next.open('admin', factor?.secret ?? '')).toBe(SECRET);
    expect(recoveryLeft(factor?.recovery ?? [], rotated)).toBe(10);
    expect(recoveryLeft(factor?.recovery ?? [], next)).toBe(0);
  });

  it('keeps codes that were renewed meanwhile', async () => {
    const secondFactors = secondFactorRepository(connection);
    const { stored } = newRecoveryCodes(rotated, 'admin');
    await transactionsOf(connection, 'user')((unit) => secondFactors.replaceRecovery('admin', stored, unit));
    await resealSecrets({ secondFactors, box: rotated });
    expect(recoveryLeft((await secondFactors.byId('admin'))?.recovery ?? [], next)).toBe(10);
  });
});
