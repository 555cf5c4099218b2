import type { BodyOf } from '@pokriv/contracts/endpoints';

import { ask } from './api.ts';
import { tokenOf } from './landlords.ts';
import { newcomer, type Newcomer } from './newcomers.ts';

/** Somebody with a confirmed e-mail, who reports this listing at once. */
export async function newReporter(
  propertyId: string,
  report: Partial<BodyOf<'fileReport'>> = {},
): Promise<Newcomer> {
  const person = await newcomer({ isVerified: true });
  // a token tells of the confirmation only when it is made after it
  const token = await tokenOf(person.email);
  await ask('fileReport', {
    token,
    body: { propertyId, reportType: 'fake', reason: 'Снимките са от друг имот', ...report },
  });
  return { ...person, token };
}
