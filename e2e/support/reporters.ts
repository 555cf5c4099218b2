import type { BodyOf } from '@pokriv/contracts/endpoints';
import { createConnection } from 'mongoose';

import { ask } from './api.ts';
import { tokenOf } from './landlords.ts';
import { readStackRecord } from './local-stack.ts';
import { newcomer, type Newcomer } from './newcomers.ts';

const MONTH_MS = 30 * 86_400_000;
let networks = 0;

/** Backdates the account by a month: reports of young accounts do not count. */
async function makeOld(userId: string): Promise<void> {
  const connection = createConnection(readStackRecord().env.MONGO_URL ?? '', { dbName: 'user' });
  try {
    await connection.asPromise();
    const createdAt = new Date(Date.now() - MONTH_MS);
    const { matchedCount } = await connection
      .collection<{ _id: string }>('accounts')
      .updateOne({ _id: userId }, { $set: { createdAt } });
    if (matchedCount !== 1) throw new Error(`no account ${userId}`);
  } finally {
    await connection.close();
  }
}

export async function newReporter(
  propertyId: string,
  report: Partial<BodyOf<'fileReport'>> = {},
): Promise<Newcomer> {
  const person = await newcomer({ isVerified: true });
  await makeOld(person.id);
  // only a token issued after the verification carries it
  const token = await tokenOf(person.email);
  // a change through the API clears cached copies of the account
  await ask('updateProfile', { token, body: { firstName: 'Бойка' } });
  networks += 1;
  await ask('fileReport', {
    token,
    ip: `10.${process.pid & 255}.${networks >> 8}.${networks & 255}`,
    body: { propertyId, reportType: 'fake', reason: 'Снимките са от друг имот', ...report },
  });
  return { ...person, token };
}
