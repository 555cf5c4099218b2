import type { JobData } from '@pokriv/contracts/jobs';
import type { JobContext } from '@pokriv/service-kit/consumer';
import type { ErasedPeople } from '@pokriv/service-kit/erased-people';

import type { PersonalRecordRepository } from './personal-record.repository.ts';

export interface ErasePersonDeps {
  erased: ErasedPeople;
  records: PersonalRecordRepository;
  /** Takes back the mails that wait for this person. */
  forgetEvents: (person: JobData<'account-erasing'>) => Promise<void>;
}

/**
 * Takes a person out of reports, messages and the audit log. What tells of an abuse stays (Digital Services Act): that
 * there was a report, of which kind and how it ended, but neither by whom, nor of whom, nor in whose words.
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
