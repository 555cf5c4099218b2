import { randomBytes } from 'node:crypto';

import { GATHER_MIN, type AlertFrequency } from '@pokriv/contracts/alert/alert-rules';
import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';

import type { AccountRepository } from '../accounts/account.repository.ts';
import { forEachDue } from '../for-each-due.ts';
import { addresseeOf, type Addressee } from './addressee.ts';
import { alertCounts, shownTold, cardsOfHits, type AlertFactDeps, type MailPart } from './alert-fact.ts';
import type { AlertHit, AlertMail, AlertPersonKey, SavedSearch } from './alert.models.ts';
import { dueAt } from './due-at.ts';
import { budgetFreesAt, frequencyOf, gatherHits, ofLastHour } from './gather-hits.ts';
import { testHits, type TestedHits, type TestHitsDeps } from './test-hits.ts';
import { listingsOfHits, type Told } from './listings-of-hits.ts';

const MINUTE_MS = 60_000;
const ID_BYTES = 16;

export interface SendAlertsDeps extends TestHitsDeps, AlertFactDeps {
  inTransaction: InTransaction;
  accounts: AccountRepository;
}

/**
 * Announces a mail for every person with due hits (design/alerts, Flow 5).
 * @returns the number of mails
 */
export function sendAlerts(deps: SendAlertsDeps): Promise<number> {
  const tried = new Set<AlertPersonKey>();
  return forEachDue({
    name: 'send-alerts',
    due: (page) => deps.alertMails.duePeople(deps.now(), page),
    take: async ({ id }) => {
      if (tried.has(id)) return false;
      tried.add(id);
      return sendTo(deps, id);
    },
  });
}

/** State for one person's mail, read in the transaction. */
interface Ready {
  person: AlertPersonKey;
  at: Date;
  /** Times of the last hour, oldest first. */
  mailsAt: readonly Date[];
  searches: ReadonlyMap<string, SavedSearch>;
  tested: TestedHits;
}

/**
 * Mails a person all gathered hits that still hold, in one transaction: the mail is announced exactly when
 * its hits become sent.
 * @returns whether there is a mail
 */
function sendTo(deps: SendAlertsDeps, person: AlertPersonKey): Promise<boolean> {
  const { inTransaction, alertMails, accounts, now } = deps;
  return inTransaction(async (unit) => {
    const ready = await readyHits(deps, person, unit);
    const { kept } = ready.tested;
    if (kept.length === 0) return false;
    const to = await addresseeOf(accounts, { person, searches: ready.searches.values() }, unit);
    if (to === 'silent') {
      await alertMails.keepWithoutMail(kept, unit);
      return false;
    }
    const later = to === 'unknown' ? new Date(now().getTime() + GATHER_MIN * MINUTE_MS) : waitsUntil(ready);
    if (to === 'unknown' || later) {
      await alertMails.postpone(kept, later ?? now(), unit);
      return false;
    }
    await announce(deps, to, ready, unit);
    return true;
  });
}

/**
 * Gathers and tests hits: invalid ones are dropped, held ones wait for their listing, those without mails are
 * stored without one.
 */
async function readyHits(deps: SendAlertsDeps, person: AlertPersonKey, unit: Unit): Promise<Ready> {
  const { alertMails, now } = deps;
  const at = now();
  const mailsAt = ofLastHour(await alertMails.takePerson(person, at, unit), at);
  const searches = await alertMails.searchesOf(person, unit);
  const gathered = gatherHits(await alertMails.waitingOf(person, unit), searches, at);
  const isMailed = (hit: AlertHit) => frequencyOf(hit, searches) !== 'off';
  const unmailed = gathered.filter((hit) => !isMailed(hit));
  await alertMails.keepWithoutMail(unmailed, unit);
  const tested = await testHits(deps, { person, hits: gathered.filter(isMailed), searches }, unit);
  for (const [reason, dropped] of tested.dropped) await alertMails.drop(dropped, reason, unit);
  for (const hit of tested.held)
    await alertMails.postpone([hit], dueAt(frequencyOf(hit, searches), at) ?? at, unit);
  return { person, at, mailsAt, searches, tested };
}

/** Instant hits wait for the hourly budget, unless a daily or weekly mail goes anyway. */
function waitsUntil({ tested, searches, mailsAt }: Ready): Date | undefined {
  const isInstant = tested.kept.every((hit) => frequencyOf(hit, searches) === 'instant');
  return isInstant ? budgetFreesAt(mailsAt) : undefined;
}

const frequencies: readonly AlertFrequency[] = ['instant', 'daily', 'weekly'];

async function announce(
  deps: SendAlertsDeps,
  to: Addressee,
  { person, at, mailsAt, searches, tested }: Ready,
  unit: Unit,
): Promise<void> {
  const { kept } = tested;
  const whole = partOf(listingsOfHits(kept));
  const parts = splitPart(whole);
  const stored = [whole, ...(parts ? [parts.searches, parts.favorites] : [])];
  const mails = stored.map((part) => mailOf(part, person, at));
  await deps.alertMails.keepMail({ hits: kept, mails, mailsAt: [...mailsAt, at] }, unit);
  const found = new Set(kept.map(({ searchId }) => searchId));
  await unit.announce('alerts-found', {
    ...alertCounts(whole),
    to,
    frequency: frequencies.find((one) => kept.some((hit) => frequencyOf(hit, searches) === one)) ?? 'instant',
    searches: [...searches.values()]
      .filter(({ _id }) => found.has(_id))
      .map(({ _id: id, name }) => ({ id, name })),
    listings: await cardsOfHits(deps, shownTold(whole.told), tested, unit),
    parts: parts && { searches: alertCounts(parts.searches), favorites: alertCounts(parts.favorites) },
  });
}

const partOf = (told: readonly Told[]): MailPart => ({
  mailId: randomBytes(ID_BYTES).toString('base64url'),
  told,
});

/** Separate parts for searches and favourites; null when all hits are of one kind. */
function splitPart({ told }: MailPart): Record<'searches' | 'favorites', MailPart> | null {
  const ofSearches = told.filter(({ searches }) => searches.length > 0);
  const ofFavorites = told.filter(({ isFavorite }) => isFavorite);
  if (ofSearches.length === 0 || ofFavorites.length === 0) return null;
  return { searches: partOf(ofSearches), favorites: partOf(ofFavorites) };
}

const mailOf = ({ mailId, told }: MailPart, person: AlertPersonKey, at: Date): AlertMail => ({
  _id: mailId,
  person,
  at,
  told: told.map(({ listingId, reason, previousCents }) => ({ listingId, reason, previousCents })),
});
