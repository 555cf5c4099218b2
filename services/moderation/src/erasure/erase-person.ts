import type { JobData } from '@pokriv/contracts/jobs';
import type { JobContext } from '@pokriv/service-kit/consumer';
import type { ErasedPeople } from '@pokriv/service-kit/erased-people';

import type { PersonalRecordRepository } from './personal-record.repository.ts';

export interface ErasePersonDeps {
  erased: ErasedPeople;
  records: PersonalRecordRepository;
  forgetEvents: (person: JobData<'account-erasing'>) => Promise<void>;
}

/**
 * Anonymizes a person in reports, messages and the audit log. Evidence of abuse stays (Digital Services Act):
 * existence, type and outcome of a report, without reporter, owner and free text.
 */
export async function erasePerson(
  { erased, records, forgetEvents }: ErasePersonDeps,
  person: JobData<'account-erasing'>,
  { once }: Pick<JobContext, 'once'>,
): Promise<void> {
  const { userId } = person;
  await erased.mark(userId);
  await forgetEvents(person);
  await once(async (unit) => {
    await records.erase(person, unit);
    await unit.announce('account-erased-in', { userId, service: 'moderation' });
  });
}
