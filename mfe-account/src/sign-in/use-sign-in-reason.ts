import { useEntryState, useSearchParams } from '@pokriv/web-kit/router';
import { reasonIn } from '@pokriv/web-kit/sign-in-reason';

import { texts } from '../messages.ts';
import { safeRedirect } from './safe-redirect.ts';

const { reasons } = texts.login;

const byPage: readonly (readonly [address: RegExp, text: string])[] = [
  [/^\/favorites/u, reasons.favorites],
  [/^\/saved-searches/u, reasons.savedSearches],
  [/^\/subscription/u, reasons.subscription],
  [/^\/create-property/u, reasons.publish],
  [/^\/(?:my-properties|edit-property)/u, reasons.mine],
  [/^\/profile/u, reasons.profile],
  [/^\/admin/u, reasons.admin],
];

export interface ShownReason {
  text: string;
  isOfListing: boolean;
  picture?: string;
}

/** Reason for a required sign-in: the pressed action, else the wanted page. Hydrates like the server's page, which has no state. */
export function useSignInReason(): ShownReason | undefined {
  const state = useEntryState<{ redirect: unknown }>();
  const [params] = useSearchParams();
  const reason = reasonIn(state);
  const target = safeRedirect(params.get('redirect'), state?.redirect);
  if (reason) {
    const { wish, title, picture } = reason;
    return { text: reasons[wish](title), isOfListing: true, ...(picture && { picture }) };
  }
  const text = byPage.find(([address]) => address.test(target))?.[1];
  return text === undefined ? undefined : { text, isOfListing: false };
}
