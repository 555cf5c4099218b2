import type { JobData } from '@pokriv/contracts/jobs';
import type { JobContext } from '@pokriv/service-kit/consumer';
import type { ErasedPeople } from '@pokriv/service-kit/erased-people';

import type { RecipientRepository } from '../recipients/recipient.repository.ts';

export interface EraseRecipientDeps {
  recipients: RecipientRepository;
  erased: ErasedPeople;
}

/** Deletes the recipient; records of sent mails contain no personal data. */
export async function eraseRecipient(
  { recipients, erased }: EraseRecipientDeps,
  { userId }: JobData<'account-erasing'>,
  { once }: Pick<JobContext, 'once'>,
): Promise<void> {
  await erased.mark(userId);
  await once(async (unit) => {
    await recipients.forget(userId, unit);
    await unit.announce('account-erased-in', { userId, service: 'notifications' });
  });
}
