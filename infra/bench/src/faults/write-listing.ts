import type { CallName } from '@pokriv/contracts/calls';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';

import type { Answer, Ask, Question } from './api.ts';
import { noteUnanswered, type Ledger, type MailKind } from './ledger.ts';
import { listingFields } from './listing-fields.ts';
import type { Person } from './people.ts';
import { pictureForm } from './picture.ts';

export interface ListingParts {
  ask: Ask;
  ledger: Ledger;
  landlord: Person;
  tenant: Person;
  admin: Person;
  /** stops after this call */
  last?: CallName;
}

interface Step {
  call: CallName;
  by: Person;
  question?: Question;
  status?: ListingStatus;
  mails?: MailKind[];
}

/**
 * Takes a listing through its life: draft, pictures, submitted, approved, reported, deleted. Records each acknowledged
 * step and stops at the first one without an acknowledgement.
 */
export async function writeListing(parts: ListingParts, token: string): Promise<void> {
  const { ask, ledger, landlord, tenant, admin, last } = parts;
  const created = await ask('createProperty', { body: listingFields(token), token: landlord.token });
  const id = created.body.data?.id;
  count(ledger, 'createProperty', created);
  if (!created.isAcknowledged || !id) return;
  const entry = { owner: landlord.token, token, status: 'draft' as ListingStatus | undefined };
  ledger.listings.set(id, entry);

  const report = { propertyId: id, reportType: 'other', reason: `Учение ${token}` };
  const steps: Step[] = [
    { call: 'uploadImages', by: landlord, question: { form: pictureForm() } },
    { call: 'submitProperty', by: landlord, status: 'pending', mails: ['submitted'] },
    { call: 'approveProperty', by: admin, status: 'active', mails: ['approved'] },
    { call: 'fileReport', by: tenant, question: { body: report }, mails: ['reported', 'notified'] },
    { call: 'deleteProperty', by: landlord, status: 'deleted' },
  ];
  for (const { call, by, question, status, mails = [] } of steps) {
    const params = call === 'fileReport' ? undefined : { id };
    const answer = await ask(call, { ...question, params, token: by.token });
    count(ledger, call, answer);
    if (status && answer.isUnknown) entry.status = undefined;
    if (!answer.isAcknowledged) {
      // the moderation service's copy of the listing is eventually consistent
      if (call === 'fileReport' && answer.status === 404) continue;
      return;
    }
    if (status) entry.status = status;
    if (call === 'fileReport') ledger.reports.add(id);
    ledger.mails.push(...mails.map((kind) => ({ kind, token })));
    if (call === last) return;
  }
}

function count(ledger: Ledger, call: CallName, answer: Answer): void {
  if (answer.isAcknowledged) ledger.acknowledged += 1;
  if (answer.isUnknown) noteUnanswered(ledger, call, answer);
}
