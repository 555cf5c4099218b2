import { ALERT_LINK, AlertLinkClaim } from '@pokriv/contracts/alert/alert-link';
import type { AlertLinkShown, FollowedAlertLink } from '@pokriv/contracts/alert/saved-search';
import { AppError, badRequest } from '@pokriv/contracts/errors';
import type { Unit } from '@pokriv/service-kit/mongo';
import { retryDuplicates } from '@pokriv/service-kit/retry-duplicates';
import { openSignedText, type SigningSecret } from '@pokriv/service-kit/signed-text';

import { messages } from '../messages.ts';
import type { AlertDeps } from './alert-deps.ts';
import type { AlertPersonKey, SavedSearch } from './alert.models.ts';
import { catchUpAfter } from './new-search.ts';
import { assertMayHaveMore } from './save-search.ts';
import { searchAddress } from './show-searches.ts';
import { stopAll, stopped } from './stop-searches.ts';

export interface LinkDeps extends AlertDeps {
  linkSigning: SigningSecret;
}

const tooOld = () => new AppError({ code: 'GONE', message: messages.alert.linkTooOld });

/** A claim with everyone whom its link concerns. */
type ReadClaim = AlertLinkClaim & { people: readonly AlertPersonKey[] };

/**
 * A search keeps its id when an account adopts it, a person does not: earlier links then concern the account too. The
 * visitor keeps what the account had no room for, and what they saved since.
 */
async function readClaim(deps: LinkDeps, token: string): Promise<ReadClaim> {
  const signed = openSignedText(token, { purpose: ALERT_LINK, ...deps.linkSigning });
  const { data: claim } = AlertLinkClaim.safeParse(signed);
  const isOfOne = claim?.action === 'confirm' || claim?.action === 'stop';
  if (!claim || isOfOne !== (claim.searchId !== undefined)) throw badRequest(messages.alert.linkInvalid);
  if (claim.until !== undefined && claim.until <= deps.now().getTime()) throw tooOld();
  const adopter = await deps.alertPeople.adopterOf(claim.person);
  return { ...claim, people: adopter === undefined ? [claim.person] : [claim.person, adopter] };
}

async function showLink(
  { savedSearches }: LinkDeps,
  { action, people, searchId }: ReadClaim,
): Promise<AlertLinkShown> {
  const one = searchId === undefined ? null : await savedSearches.find(searchId);
  if (action === 'confirm' && !one) throw tooOld();
  const ofAll = async () => (await Promise.all(people.map((person) => savedSearches.of(person)))).flat();
  const found = searchId === undefined ? await ofAll() : one ? [one] : [];
  const shown = found.map((search) => ({
    name: search.name,
    search: searchAddress(search),
    state: search.state,
  }));
  return { action, searches: shown };
}

/**
 * Preview of a mail link: its action and its searches.
 * @throws AppError BAD_REQUEST for a forged link, GONE for an expired one
 */
export const readAlertLink = async (deps: LinkDeps, token: string): Promise<AlertLinkShown> =>
  showLink(deps, await readClaim(deps, token));

/**
 * Executes the action of a mail link; idempotent (design/alerts, Rules).
 * @throws AppError those of `readAlertLink`; CONFLICT when a confirmed search would exceed the limit
 */
export async function followAlertLink(
  deps: LinkDeps,
  token: string,
  answer: FollowedAlertLink = {},
): Promise<AlertLinkShown> {
  const claim = await readClaim(deps, token);
  const follow = () =>
    deps.inTransaction(async (unit) => {
      await act(deps, claim, answer, unit);
      for (const person of claim.people) await deps.alertPeople.see(person, deps.now(), unit);
    });
  await retryDuplicates(follow);
  return showLink(deps, claim);
}

async function act(
  deps: LinkDeps,
  { action, people, searchId = '' }: ReadClaim,
  { hasFoundHome }: FollowedAlertLink,
  unit: Unit,
): Promise<void> {
  if (action === 'stop_all' || action === 'still') {
    const step = action === 'stop_all' || hasFoundHome ? stopAll : wakeAll;
    for (const person of people) await step(deps, person, unit);
    return;
  }
  const search = await deps.savedSearches.find(searchId, unit);
  if (!search) return;
  if (action === 'stop') await stop(deps, search, unit);
  else await confirm(deps, search, unit);
}

/** Changes since the save are still pending. */
async function confirm(deps: LinkDeps, search: SavedSearch, unit: Unit): Promise<void> {
  const { savedSearches, alertPeople, now } = deps;
  if (search.state === 'active') return;
  await alertPeople.take(search.person, now(), unit);
  const isNew = search.state === 'unconfirmed';
  if (isNew) await assertMayHaveMore(deps, search.person, unit);
  const start = { state: 'active', confirmBy: null, catchUpAt: catchUpAfter(now()) } as const;
  await savedSearches.change(search, { ...start, ...(!isNew && { asOf: now() }) }, unit);
}

async function stop(deps: LinkDeps, search: SavedSearch, unit: Unit): Promise<void> {
  const { savedSearches, waitingHits, alertPeople, now } = deps;
  if (search.state !== 'active' && search.state !== 'asleep') return;
  await alertPeople.take(search.person, now(), unit);
  await savedSearches.change(search, stopped(search.person, now()), unit);
  await waitingHits.drop({ searchId: search._id }, 'search_stopped', unit);
}

async function wakeAll({ savedSearches, now }: LinkDeps, person: AlertPersonKey, unit: Unit): Promise<void> {
  const awake = {
    state: 'active',
    asOf: now(),
    catchUpAt: catchUpAfter(now()),
    confirmBy: null,
  } as const;
  await savedSearches.moveAll(person, ['asleep'], awake, unit);
}
