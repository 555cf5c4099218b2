import type { JobHandlers } from '@pokriv/service-kit/consumer';

import {
  emailChangedLetter,
  passwordChangedLetter,
  passwordResetLetter,
  verificationLetter,
  welcomeLetter,
} from './account-letters.ts';
import type { ActionLinks } from './action-links.ts';
import { contactAnsweredLetter } from './contact-answered.ts';
import { contactForSupportLetter, contactReceiptLetter } from './contact-received.ts';
import { dataExportReadyLetter } from './data-export-letters.ts';
import {
  accountErasedLetter,
  accountInactiveLetter,
  deletionCancelledLetter,
  deletionRequestedLetter,
} from './deletion-letters.ts';
import { listingApprovedLetter } from './listing-approved.ts';
import { listingExpiringLetter } from './listing-expiring.ts';
import { listingLinksOf } from './listing-links.ts';
import { listingMovedLetter } from './listing-moved.ts';
import { listingRejectedLetter } from './listing-rejected.ts';
import { listingRemovedLetter } from './listing-removed.ts';
import { listingSubmittedLetter } from './listing-submitted.ts';
import { paymentRefundedLetter, paymentSucceededLetter } from './payment-letters.ts';
import { listingsPausedLetter, promotionEndedLetter, promotionStartedLetter } from './promotion-letters.ts';
import { reportClosedLetter } from './report-closed.ts';
import { reportFiledLetter } from './report-filed.ts';
import { accountReinstatedLetter, accountSuspendedLetter, ownerWarnedLetter } from './moderation-letters.ts';
import { roleRequestLetter } from './role-request-letters.ts';
import { sendOfChoice, type OptionalLetterParts } from './optional-letters.ts';
import { secondFactorLetter } from './second-factor-letters.ts';
import type { SendOnce } from './send-once.ts';
import {
  subscriptionCancelledLetter,
  subscriptionChangedLetter,
  subscriptionEndedLetter,
  subscriptionPastDueLetter,
  subscriptionResumedLetter,
  subscriptionStartedLetter,
} from './subscription-letters.ts';

export interface EmailParts {
  send: SendOnce;
  links: ActionLinks;
  origin: string;
  support: string;
  /** Signs the one-click links. */
  secret: string;
  recipients: OptionalLetterParts['recipients'];
}

/** One line per job: which mail it becomes. */
export function emailHandlers(parts: EmailParts): JobHandlers<'email'> {
  const { send, links, origin, support, secret } = parts;
  const sendOf = sendOfChoice(parts);
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
    'email-changed': (fact, { eventId }) => send(emailChangedLetter(fact, origin), eventId),
    'second-factor-changed': (fact, { eventId }) => send(secondFactorLetter(fact, origin), eventId),
    'role-request-decided': (fact, { eventId }) => send(roleRequestLetter(fact, origin), eventId),
    'data-export-ready': (fact, { eventId }) =>
      send(dataExportReadyLetter(fact, { origin, secret }), eventId),
    'deletion-requested': (fact, { eventId }) => send(deletionRequestedLetter(fact, origin), eventId),
    'deletion-cancelled': (fact, { eventId }) => send(deletionCancelledLetter(fact, origin), eventId),
    'account-inactive': (fact, { eventId }) => send(accountInactiveLetter(fact, origin), eventId),
    'account-erased': (fact, { eventId }) => send(accountErasedLetter(fact), eventId),
    'listing-submitted': (fact, { eventId }) =>
      sendOf('listing-submitted', fact)(listingSubmittedLetter(fact, origin), eventId),
    'listing-approved': (fact, { eventId }) => send(listingApprovedLetter(fact, origin), eventId),
    'listing-rejected': (fact, { eventId }) => send(listingRejectedLetter(fact, origin), eventId),
    'listing-removed': (fact, { eventId }) => send(listingRemovedLetter(fact, origin), eventId),
    'listing-moved': async (fact, { eventId }) => {
      const letter = listingMovedLetter(fact, clicks);
      if (letter) await sendOf('listing-moved', fact)(letter, eventId);
    },
    'listing-expiring': (fact, { eventId }) =>
      sendOf('listing-expiring', fact)(listingExpiringLetter(fact, clicks), eventId),
    'promotion-started': (fact, { eventId }) => send(promotionStartedLetter(fact, origin), eventId),
    'promotion-ended': (fact, { eventId }) => send(promotionEndedLetter(fact, origin), eventId),
    'listings-paused': (fact, { eventId }) => send(listingsPausedLetter(fact, origin), eventId),
    'subscription-started': (fact, { eventId }) => send(subscriptionStartedLetter(fact, origin), eventId),
    'subscription-changed': (fact, { eventId }) => send(subscriptionChangedLetter(fact, origin), eventId),
    'subscription-cancelled': (fact, { eventId }) => send(subscriptionCancelledLetter(fact, origin), eventId),
    'subscription-resumed': (fact, { eventId }) => send(subscriptionResumedLetter(fact, origin), eventId),
    'subscription-past-due': (fact, { eventId }) => send(subscriptionPastDueLetter(fact, origin), eventId),
    'subscription-ended': (fact, { eventId }) => send(subscriptionEndedLetter(fact, origin), eventId),
    'payment-succeeded': (fact, { eventId }) => send(paymentSucceededLetter(fact, origin), eventId),
    'payment-refunded': (fact, { eventId }) => send(paymentRefundedLetter(fact, origin), eventId),
    'report-filed': (fact, { eventId }) =>
      sendOf('report-filed', fact)(reportFiledLetter(fact, origin), eventId),
    'report-closed': (fact, { eventId }) =>
      sendOf('report-closed', fact)(reportClosedLetter(fact, origin), eventId),
    'owner-warned': (fact, { eventId }) => send(ownerWarnedLetter(fact, origin), eventId),
    'account-suspended': (fact, { eventId }) => send(accountSuspendedLetter(fact, origin), eventId),
    'account-reinstated': (fact, { eventId }) => send(accountReinstatedLetter(fact, origin), eventId),
    'contact-answered': (fact, { eventId }) => send(contactAnsweredLetter(fact), eventId),
    'contact-received': async (fact, { eventId }) => {
      // Support first: a sender's address that does not exist must not keep the message from us.
      await send(contactForSupportLetter(fact, support, origin), `${eventId}:support`);
      const receipt = contactReceiptLetter(fact);
      if (receipt) await send(receipt, eventId);
    },
  };
}
