import { keys } from '@pokriv/contracts/channels';
import { AppError } from '@pokriv/contracts/errors';
import type { PhoneAllowance } from '@pokriv/contracts/listing/phone-reveal';
import { secondsToMidnight, sofiaDay } from '@pokriv/contracts/sofia-day';
import type { Caller } from '@pokriv/service-kit/actor';
import { hashOf, SITE_FACTOR } from '@pokriv/service-kit/limits';
import { networkOf, siteOf } from '@pokriv/service-kit/network';

import { messages } from '../messages.ts';
import { isEstablished } from '../views/visitor-of.ts';
import type { Quota, Shown, ShownPhones } from './shown-phones.ts';

/** Quotas of distinct listings per day whose phone is shown (decisions §3). */
export interface PhonesADay {
  /** Per browser; callers without a cookie share one by network. */
  visitor: number;
  network: number;
  user: number;
}

export interface AllowanceDeps {
  shownPhones: ShownPhones;
  phonesADay: PhonesADay;
  now: () => Date;
}

interface Share extends Quota {
  usedUp: string;
}

const texts = messages.phone.usedUp;

/**
 * Quotas of a reveal, the caller's own first. Keys are daily hashes, so that callers cannot be tracked across
 * days.
 */
function sharesOf({ phonesADay, now }: AllowanceDeps, { actor, visitor, ip }: Caller): [Share, ...Share[]] {
  const at = now();
  const { visitor: most, network, user } = phonesADay;
  const keyOf = (kind: string, who: string) => {
    const day = sofiaDay(at);
    return keys.shownPhones(day, hashOf([day, kind, who].join('\n')));
  };
  if (actor && isEstablished(actor, at))
    return [{ key: keyOf('account', actor.id), most: user, usedUp: texts.account(user) }];
  const site = siteOf(ip);
  const ofNetwork = actor ? texts.networkOfNewcomer : texts.network;
  const ofBrowser = actor ? texts.newcomer(most, user) : texts.visitor(most, user);
  const usedUp = visitor === null ? ofNetwork : ofBrowser;
  return [
    { key: keyOf('browser', visitor ?? networkOf(ip)), most, usedUp },
    { key: keyOf('network', networkOf(ip)), most: network, usedUp: ofNetwork },
    ...(site === undefined
      ? []
      : [{ key: keyOf('site', site), most: network * SITE_FACTOR, usedUp: ofNetwork }]),
  ];
}

const leftOf = (shares: readonly Share[], found: readonly Shown[]): number =>
  Math.max(0, Math.min(...shares.map(({ most }, at) => most - (found[at]?.count ?? 0))));

/** The caller's remaining quota today, and whether this listing's phone was already shown to them. */
export async function readPhoneAllowance(
  deps: AllowanceDeps,
  caller: Caller,
  listing: string,
): Promise<PhoneAllowance> {
  const shares = sharesOf(deps, caller);
  const found = await deps.shownPhones.look(
    shares.map(({ key }) => key),
    listing,
  );
  const wasShown = found[0]?.isThere === true;
  const tight = shares.find(({ most }, at) => found[at]?.isThere === false && found[at].count >= most);
  return { left: leftOf(shares, found), wasShown, message: wasShown ? null : (tight?.usedUp ?? null) };
}

/**
 * Counts a listing in the caller's quotas, once a day.
 * @returns the remaining quota, and whether this phone was shown for the first time
 * @throws AppError RATE_LIMITED when a quota is used up, unless this phone was already shown to the caller
 */
export async function takePhone(
  deps: AllowanceDeps,
  caller: Caller,
  listing: string,
): Promise<{ left: number; isNew: boolean }> {
  const shares = sharesOf(deps, caller);
  const { found, fullAt } = await deps.shownPhones.take(shares, listing);
  const full = fullAt === undefined ? undefined : shares[fullAt];
  if (full) {
    const retryAfter = secondsToMidnight(deps.now());
    throw new AppError({ code: 'RATE_LIMITED', message: full.usedUp, retryAfter });
  }
  return { left: leftOf(shares, found), isNew: found[0]?.isThere === false };
}
