import type { JobData } from '@pokriv/contracts/jobs';
import type { JobContext } from '@pokriv/service-kit/consumer';
import type { ErasedPeople } from '@pokriv/service-kit/erased-people';

import type { PushEndpointRepository } from '../push/push-endpoint.repository.ts';
import type { PushWaitingRepository } from '../push/push-waiting.repository.ts';
import type { RecipientRepository } from '../recipients/recipient.repository.ts';

export interface EraseRecipientDeps {
  recipients: RecipientRepository;
  erased: ErasedPeople;
  endpoints: Pick<PushEndpointRepository, 'forget'>;
  waiting: Pick<PushWaitingRepository, 'forget'>;
}

/** Deletes a person's recipient and push endpoints; records of sent mails contain no personal data. */
export async function eraseRecipient(
  { recipients, erased, endpoints, waiting }: EraseRecipientDeps,
  { userId }: JobData<'account-erasing'>,
  { once }: Pick<JobContext, 'once'>,
): Promise<void> {
  await erased.mark(userId);
  await once(async (unit) => {
    await recipients.forget(userId, unit);
    await endpoints.forget(userId, unit);
    await waiting.forget(userId, unit);
    await unit.announce('account-erased-in', { userId, service: 'notifications' });
  });
}
