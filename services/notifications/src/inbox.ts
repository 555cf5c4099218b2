import type { Currency } from '@pokriv/contracts/money';
import type { JobHandlers } from '@pokriv/service-kit/consumer';

import {
  emailChangedLetter,
  passwordChangedLetter,
  passwordResetLetter,
  verificationLetter,
  welcomeLetter,
} from './email/account-letters.ts';
import type { ActionLinks } from './email/action-links.ts';
import { searchConfirmationLetter, stillSearchingLetter } from './email/alert-letters.ts';
import { alertLinksOf } from './email/alert-links.ts';
import { appealAnsweredLetter, appealDecidedLetter, appealOpenedLetter } from './email/appeal-letters.ts';
import { contactAnsweredLetter } from './email/contact-answered.ts';
import { sendContactLetters } from './email/contact-received.ts';
import { dataExportReadyLetter } from './email/data-export-letters.ts';
import {
  accountErasedLetter,
  accountInactiveLetter,
  deletionCancelledLetter,
  deletionRequestedLetter,
} from './email/deletion-letters.ts';
import { listingApprovedLetter } from './email/listing-approved.ts';
import { listingExpiringLetter } from './email/listing-expiring.ts';
import { leaseLinksOf, listingLinksOf } from './email/listing-links.ts';
import { listingsMovedLetter, sendListingMoved } from './email/listing-moved.ts';
import { listingRejectedLetter } from './email/listing-rejected.ts';
import { listingHiddenLetter, listingRemovedLetter } from './email/listing-removed.ts';
import { listingSubmittedLetter } from './email/listing-submitted.ts';
import {
  accountReinstatedLetter,
  accountSuspendedLetter,
  ownerWarnedLetter,
} from './email/moderation-letters.ts';
import type { Letter } from './email/mail.ts';
import type { MailSender } from './email/mail-sender.ts';
import { messagesUnreadLetter, threadsUnansweredLetter } from './email/message-letters.ts';
import {
  currencyOf,
  sendAlertsFound,
  sendOfChoice,
  type OptionalLetterParts,
} from './email/optional-letters.ts';
import { paymentRefundedLetter, paymentSucceededLetter } from './email/payment-letters.ts';
import {
  listingsPausedLetter,
  promotionEndedLetter,
  promotionStartedLetter,
} from './email/promotion-letters.ts';
import { reportClosedLetter } from './email/report-closed.ts';
import { reportFiledLetter } from './email/report-filed.ts';
import { roleRequestLetter } from './email/role-request-letters.ts';
import { secondFactorLetter } from './email/second-factor-letters.ts';
import { sendLinkedLetter } from './email/send-linked-letter.ts';
import type { SendOnce } from './email/send-once.ts';
import { decisionLinkOf } from './email/statement.ts';
import {
  subscriptionCancelledLetter,
  subscriptionChangedLetter,
  subscriptionEndedLetter,
  subscriptionPastDueLetter,
  subscriptionResumedLetter,
  subscriptionStartedLetter,
} from './email/subscription-letters.ts';
import type { SumLetterParts } from './email/template.ts';
import { viewingRemindedLetter, viewingToldLetter } from './email/viewing-letters.ts';
import { leaseEndingLetter, weekSummedLetter } from './email/week-letters.ts';
import { eraseRecipient, type EraseRecipientDeps } from './erasure/erase-recipient.ts';
import type { PushEndpointRepository } from './push/push-endpoint.repository.ts';
import {
  mailAppeal,
  mailHeldMessages,
  mailReport,
  mailWithheldDigest,
  type MailAdminsDeps,
} from './report-notification/mail-admins.ts';

export interface EmailDeps {
  send: SendOnce;
  links: ActionLinks;
  origin: string;
  support: string;
  /** From address of all mails (`MAIL_FROM`). */
  sender: MailSender;
  /** HMAC key of one-click links. */
  secret: string;
  /** The site's currency: fallback for people without a choice. */
  currency: Currency;
  recipients: OptionalLetterParts['recipients'];
}

export function emailInbox(deps: EmailDeps): JobHandlers<'email'> {
  const { send, links, origin, sender, secret } = deps;
  const sendOf = sendOfChoice(deps);
  const ownCurrency = currencyOf(deps);
  const inOwnCurrency =
    <Fact extends { email: string }>(letterOf: (fact: Fact, parts: SumLetterParts) => Letter) =>
    async (fact: Fact, { eventId }: { eventId: string }): Promise<void> =>
      send(letterOf(fact, { origin, currency: await ownCurrency(fact.email) }), eventId);
  const alertLinks = alertLinksOf(origin, secret);
  const statements = { origin, linkTo: decisionLinkOf(origin, secret) };
  const clicks = { origin, linkTo: listingLinksOf(origin, secret) };
  const leaseLinkTo = leaseLinksOf(origin, secret);
  return {
    'account-registered': (fact, { eventId }) =>
      sendLinkedLetter(send, links.verification(fact.email), (link) => welcomeLetter(fact, link), eventId),
    'verification-requested': (fact, { eventId }) =>
      sendLinkedLetter(
        send,
        links.verification(fact.email),
        (link) => verificationLetter(fact, link),
        eventId,
      ),
    'password-reset-requested': (fact, { eventId }) =>
      sendLinkedLetter(
        send,
        links.passwordReset(fact.email),
        (link) => passwordResetLetter(fact, link),
        eventId,
      ),
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
    'listing-rejected': (fact, { eventId }) => send(listingRejectedLetter(fact, statements), eventId),
    'listing-removed': (fact, { eventId }) => send(listingRemovedLetter(fact, statements), eventId),
    'listing-hidden': (fact, { eventId }) => send(listingHiddenLetter(fact, statements), eventId),
    'listing-moved': (fact, { eventId }) => sendListingMoved({ sendOf, clicks }, fact, eventId),
    'listings-moved': (fact, { eventId }) =>
      sendOf('listings-moved', fact)(listingsMovedLetter(fact, origin), eventId),
    'lease-ending': (fact, { eventId }) =>
      sendOf('lease-ending', fact)(leaseEndingLetter(fact, leaseLinkTo), eventId),
    'week-summed': async (fact, { eventId }) => {
      const currency = await ownCurrency(fact.landlord.email);
      await sendOf('week-summed', fact)(weekSummedLetter(fact, { origin, currency }), eventId);
    },
    'listing-expiring': (fact, { eventId }) =>
      sendOf('listing-expiring', fact)(listingExpiringLetter(fact, clicks), eventId),
    'promotion-started': (fact, { eventId }) => send(promotionStartedLetter(fact, origin), eventId),
    'promotion-ended': (fact, { eventId }) => send(promotionEndedLetter(fact, origin), eventId),
    'listings-paused': (fact, { eventId }) => send(listingsPausedLetter(fact, origin), eventId),
    'subscription-started': inOwnCurrency(subscriptionStartedLetter),
    'subscription-changed': inOwnCurrency(subscriptionChangedLetter),
    'subscription-cancelled': (fact, { eventId }) => send(subscriptionCancelledLetter(fact, origin), eventId),
    'subscription-resumed': inOwnCurrency(subscriptionResumedLetter),
    'subscription-past-due': inOwnCurrency(subscriptionPastDueLetter),
    'subscription-ended': (fact, { eventId }) => send(subscriptionEndedLetter(fact, origin), eventId),
    'payment-succeeded': inOwnCurrency(paymentSucceededLetter),
    'payment-refunded': inOwnCurrency(paymentRefundedLetter),
    'report-filed': (fact, { eventId }) =>
      sendOf('report-filed', fact)(reportFiledLetter(fact, origin), eventId),
    'report-closed': (fact, { eventId }) =>
      sendOf('report-closed', fact)(reportClosedLetter(fact, statements), eventId),
    'owner-warned': (fact, { eventId }) => send(ownerWarnedLetter(fact, statements), eventId),
    'account-suspended': (fact, { eventId }) => send(accountSuspendedLetter(fact, statements), eventId),
    'appeal-opened': (fact, { eventId }) => send(appealOpenedLetter(fact, statements), eventId),
    'appeal-answered': (fact, { eventId }) => send(appealAnsweredLetter(fact, statements), eventId),
    'appeal-decided': (fact, { eventId }) => send(appealDecidedLetter(fact, statements), eventId),
    'account-reinstated': (fact, { eventId }) => send(accountReinstatedLetter(fact, origin), eventId),
    'messages-unread': (fact, { eventId }) =>
      sendOf('messages-unread', fact)(messagesUnreadLetter(fact, origin), eventId),
    'threads-unanswered': (fact, { eventId }) =>
      sendOf('threads-unanswered', fact)(threadsUnansweredLetter(fact, origin), eventId),
    'viewing-told': async (fact, { eventId }) => {
      const letter = viewingToldLetter(fact, { origin, sender });
      if (letter) await send(letter, eventId);
    },
    'viewing-reminded': (fact, { eventId }) => send(viewingRemindedLetter(fact, origin), eventId),
    'alerts-found': (fact, { eventId }) => sendAlertsFound(deps, fact, eventId),
    'search-confirmation-asked': (fact, { eventId }) =>
      send(searchConfirmationLetter(fact, alertLinks), eventId),
    'still-searching-asked': (fact, { eventId }) => send(stillSearchingLetter(fact, alertLinks), eventId),
    'contact-answered': (fact, { eventId }) => send(contactAnsweredLetter(fact), eventId),
    'contact-received': (fact, { eventId }) => sendContactLetters(deps, fact, eventId),
  };
}

export const reportNotificationInbox = (deps: MailAdminsDeps): JobHandlers<'report-notification'> => ({
  'report-filed': (fact, { eventId }) => mailReport(deps, fact, eventId),
  'reports-withheld': (fact, { eventId }) => mailWithheldDigest(deps, fact, eventId),
  'appeal-opened': (fact) => mailAppeal(deps, fact),
  'messages-held': (fact, { eventId }) => mailHeldMessages(deps, fact, eventId),
});

export interface NotificationsDeps extends EraseRecipientDeps {
  endpoints: Pick<PushEndpointRepository, 'forget' | 'dropEnded'>;
}

export const notificationsInbox = (deps: NotificationsDeps): JobHandlers<'notifications'> => ({
  'account-changed': (fact, { once }) =>
    once(async (unit) => {
      await deps.recipients.keep(fact, unit);
      await deps.endpoints.dropEnded(fact, unit);
    }),
  'account-erasing': (fact, context) => eraseRecipient(deps, fact, context),
});
