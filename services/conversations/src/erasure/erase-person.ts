import type { JobData } from '@pokriv/contracts/jobs';
import type { JobContext } from '@pokriv/service-kit/consumer';
import type { ErasedPeople } from '@pokriv/service-kit/erased-people';

import type { PersonalRecordRepository } from './personal-record.repository.ts';

export interface ErasePersonDeps {
  erased: ErasedPeople;
  records: PersonalRecordRepository;
  forgetEvents: (person: JobData<'account-erasing'>) => Promise<void>;
}

/** Erases a person's own texts; the other side's texts stay (design/conversations, Privacy). Idempotent. */
export async function erasePerson(
  { erased, records, forgetEvents }: ErasePersonDeps,
  person: JobData<'account-erasing'>,
  { once }: Pick<JobContext, 'once'>,
): Promise<void> {
  const { userId } = person;
  await erased.mark(userId);
  await forgetEvents(person);
  await once(async (unit) => {
    await records.erase(userId, unit);
    await unit.announce('account-erased-in', { userId, service: 'conversations' });
  });
}
