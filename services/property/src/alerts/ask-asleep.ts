import { SLEEP } from '@pokriv/contracts/alert/alert-rules';
import type { InTransaction } from '@pokriv/service-kit/mongo';

import type { AccountRepository } from '../accounts/account.repository.ts';
import { forEachDue } from '../for-each-due.ts';
import { addresseeOf } from './addressee.ts';
import type { AlertSleepRepository } from './alert-sleep.repository.ts';
import type { AlertPerson, AlertPersonKey } from './alert.models.ts';
import { asleep } from './stop-searches.ts';

const DAY_MS = 86_400_000;
const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

export interface AskAsleepDeps {
  inTransaction: InTransaction;
  alertSleep: AlertSleepRepository;
  accounts: AccountRepository;
  now: () => Date;
}

/**
 * Asks long inactive people once whether they still look; without an answer their searches go to sleep
 * (design/alerts, Rules).
 * @returns the number of people asked or put to sleep
 */
export function askAsleep(deps: AskAsleepDeps): Promise<number> {
  const since = daysAfter(deps.now(), -SLEEP.afterDays);
  return forEachDue({
    name: 'ask-asleep',
    due: (page) => deps.alertSleep.unseenSince(since, page),
    take: ({ id }) => askOrSleep(deps, { person: id, since }),
  });
}

const nextStep = ({ lastSeenAt, askedAt }: AlertPerson, now: Date): 'ask' | 'sleep' | 'wait' => {
  if (askedAt === null || askedAt < lastSeenAt) return 'ask';
  return daysAfter(askedAt, SLEEP.answerDays) <= now ? 'sleep' : 'wait';
};

async function askOrSleep(
  { inTransaction, alertSleep, accounts, now }: AskAsleepDeps,
  { person, since }: { person: AlertPersonKey; since: Date },
): Promise<boolean> {
  if ((await alertSleep.mailedOf(person)).length === 0) return false;
  return inTransaction(async (unit) => {
    const known = await alertSleep.get(person, unit);
    const searches = await alertSleep.mailedOf(person, unit);
    if (!known || known.lastSeenAt > since || searches.length === 0) return false;
    const step = nextStep(known, now());
    if (step === 'wait') return false;
    if (step === 'sleep') {
      await alertSleep.sleep(person, asleep(person, now()), unit);
      return true;
    }
    const to = await addresseeOf(accounts, { person, searches }, unit);
    if (to === 'silent' || to === 'unknown') return false;
    await alertSleep.noteAsked(person, now(), unit);
    await unit.announce('still-searching-asked', {
      to,
      searches: searches.map(({ _id: id, name }) => ({ id, name })),
      sleepsAt: daysAfter(now(), SLEEP.answerDays).toISOString(),
    });
    return true;
  });
}
