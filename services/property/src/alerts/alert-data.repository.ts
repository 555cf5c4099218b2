import type { DataOwner } from '@pokriv/service-kit/personal-data';
import { trusted, type Connection } from 'mongoose';

import {
  alertHitModel,
  alertMailModel,
  alertPersonModel,
  savedSearchModel,
  type AlertHit,
  type AlertMail,
  type AlertPerson,
  type SavedSearch,
} from './alert.models.ts';
import { personOfAccount, personOfAddress } from './alert-person.ts';

/**
 * Export of a person's alert data, including data from before the account under its verified address; newest
 * first.
 */
export async function readAlertData(
  connection: Connection,
  { userId, email }: DataOwner,
): Promise<Record<string, unknown[]>> {
  const persons = [personOfAccount(userId), ...(email === undefined ? [] : [personOfAddress(email)])];
  const person = trusted({ $in: persons });
  const [searches, hits, mails, visits] = await Promise.all([
    savedSearchModel(connection).find({ person }).sort({ createdAt: -1 }).lean<SavedSearch[]>(),
    alertHitModel(connection).find({ person }).sort({ at: -1 }).lean<AlertHit[]>(),
    alertMailModel(connection).find({ person }).sort({ at: -1 }).lean<AlertMail[]>(),
    alertPersonModel(connection).find({ _id: person }).lean<AlertPerson[]>(),
  ]);
  return {
    'saved-searches': searches.map(
      ({ _id, person: _p, userId: _u, filterHash: _h, catchUpAt: _c, ...search }) => ({ id: _id, ...search }),
    ),
    'alert-hits': hits.map(({ _id, person: _p, ...hit }) => hit),
    'alert-mails': mails.map(({ _id, at, told }) => ({ id: _id, at, told })),
    'alert-visits': visits.map(({ lastSeenAt, askedAt, mailsAt }) => ({ lastSeenAt, askedAt, mailsAt })),
  };
}
