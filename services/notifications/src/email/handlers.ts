import type { JobHandlers } from '@pokriv/service-kit/consumer';

import {
  passwordChangedLetter,
  passwordResetLetter,
  verificationLetter,
  welcomeLetter,
} from './account-letters.ts';
import type { ActionLinks } from './action-links.ts';
import { contactForSupportLetter, contactReceiptLetter } from './contact-received.ts';
import { listingApprovedLetter } from './listing-approved.ts';
import { listingExpiringLetter } from './listing-expiring.ts';
import { listingLinksOf } from './listing-links.ts';
import { listingMovedLetter } from './listing-moved.ts';
import { listingRejectedLetter } from './listing-rejected.ts';
import { listingRemovedLetter } from './listing-removed.ts';
import { listingSubmittedLetter } from './listing-submitted.ts';
import { reportClosedLetter } from './report-closed.ts';
import { reportFiledLetter } from './report-filed.ts';
import type { SendOnce } from './send-once.ts';

export interface EmailParts {
  send: SendOnce;
  links: ActionLinks;
  origin: string;
  support: string;
  /** Signs the one-click links. */
  secret: string;
}

/** One line per job: which mail it becomes. */
export function emailHandlers({ send, links, origin, support, secret }: EmailParts): JobHandlers<'email'> {
  const clicks = { origin, linkTo: listingLinksOf(origin, secret) };
  return {
    'account-registered': async (fact, { eventId }) => {
      const link = await links.verification(fact.email);
      if (link) await send(welcomeLetter(fact, link), eventId);
    },
    'verification-requested': async (fact, { eventId }) => {
      const link = await links.verification(fact.email);
      if (link) await send(verificationLetter(fact, link), eventId);
    },
    'password-reset-requested': async (fact, { eventId }) => {
      const link = await links.passwordReset(fact.email);
      if (link) await send(passwordResetLetter(fact, link), eventId);
    },
    'password-changed': (fact, { eventId }) => send(passwordChangedLetter(fact, origin), eventId),
    'listing-submitted': (fact, { eventId }) => send(listingSubmittedLetter(fact, origin), eventId),
    'listing-approved': (fact, { eventId }) => send(listingApprovedLetter(fact, origin), eventId),
    'listing-rejected': (fact, { eventId }) => send(listingRejectedLetter(fact, origin), eventId),
    'listing-removed': (fact, { eventId }) => send(listingRemovedLetter(fact, origin), eventId),
    'listing-moved': async (fact, { eventId }) => {
      const letter = listingMovedLetter(fact, clicks);
      if (letter) await send(letter, eventId);
    },
    'listing-expiring': (fact, { eventId }) => send(listingExpiringLetter(fact, clicks), eventId),
    'report-filed': (fact, { eventId }) => send(reportFiledLetter(fact, origin), eventId),
    'report-closed': (fact, { eventId }) => send(reportClosedLetter(fact, origin), eventId),
    'contact-received': async (fact, { eventId }) => {
      // Support first: a sender's address that does not exist must not keep the message from us.
      await send(contactForSupportLetter(fact, support, origin), `${eventId}:support`);
      await send(contactReceiptLetter(fact), eventId);
    },
  };
}
