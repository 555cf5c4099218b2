import type { JobData, JobsOf } from '@pokriv/contracts/jobs';

import { ofAlerts } from './alert-examples.ts';
import { ofConversations } from './conversation-examples.ts';
import { listing, person, stated, title, userText, type Examples } from './example-parts.ts';
import { ofWeeks } from './week-examples.ts';

const admin = { email: 'anna@example.bg', firstName: 'Анна' };
const report = { listingId: listing.listingId, title, reportId: '6900000ce3fb2420fe98cf45' };
const soon = '2026-11-28T21:30:00.000Z';
const later = '2026-12-21T22:30:00.000Z';

const subscribed = { ...person, planId: 'premium', interval: 'month', periodEnd: later } as const;
const promoted = { ...listing, type: 'super', days: 7 } as const;
const paid = {
  ...person,
  paymentId: '6900000ce3fb2420fe98cf46',
  label: 'Силно препоръчана за 7 дни',
  amount: 999,
  receiptUrl: 'https://pay.example.com/receipts/6900000ce3fb2420fe98cf46?lang=bg&view=full',
};
const refunded = { ...paid, reason: 'Платили сте два пъти.' };
const factor = { ...admin, at: '2026-11-22T12:05:00.000Z', recoveryLeft: 10, reason: null };
const role = { ...person, role: 'landlord', notes: null } as const;
const moved = { ...listing, by: 'owner', reason: null, expiresAt: soon } as const;
const appealed = {
  ...person,
  decisionId: stated.id,
  at: stated.at,
  kind: 'listing_removed',
  title,
} as const;
const written = {
  contactId: '6900000ce3fb2420fe98cf47',
  name: 'Мария Иванова',
  email: person.email,
  subject: 'general',
  message: 'Здравейте,\nкак да сменя телефона в обявата си?',
} as const;

const ofAccount = {
  'account-registered': { 'account-registered': person },
  'verification-requested': { 'verification-requested': person },
  'password-reset-requested': { 'password-reset-requested': person },
  'password-changed': { 'password-changed': person },
  'email-changed': { 'email-changed': { ...person, newEmail: 'nova@example.bg' } },
  'second-factor-changed': {
    'second-factor-set-up': { ...factor, change: 'set-up' },
    'second-factor-replaced': { ...factor, change: 'replaced' },
    'second-factor-codes-renewed': { ...factor, change: 'codes-renewed' },
    'second-factor-recovery-used': { ...factor, change: 'recovery-used', recoveryLeft: 1 },
    'second-factor-switched-off': { ...factor, change: 'switched-off' },
    'second-factor-reset': { ...factor, change: 'reset', reason: 'Изгубен телефон' },
  },
  'role-request-decided': {
    'role-approved': { ...role, status: 'approved' },
    'role-rejected': { ...role, status: 'rejected', notes: userText },
  },
  'data-export-ready': {
    'data-export-ready': { ...person, exportId: '6900000ce3fb2420fe98cf48', expiresAt: soon },
  },
  'deletion-requested': { 'deletion-requested': { ...person, erasedAt: later } },
  'deletion-cancelled': { 'deletion-cancelled': person },
  'account-inactive': { 'account-inactive': { ...person, erasedAt: later } },
  'account-erased': { 'account-erased': person },
} as const satisfies Partial<Examples>;

const ofListings = {
  'listing-submitted': { 'listing-submitted': listing },
  'listing-approved': {
    'listing-approved': listing,
    'listing-approved-revision': { ...listing, isRevision: true },
  },
  'listing-rejected': {
    'listing-rejected': {
      ...{ ...listing, reason: userText, code: 'watermark' },
      remarks: [
        { field: 'images', picture: 3, text: 'Има лого на агенция.' },
        { field: 'title', picture: null, text: userText },
      ],
      decision: { ...stated, isFoundByMachine: true },
    },
    'listing-rejected-revision': {
      ...listing,
      reason: userText,
      code: 'other',
      isRevision: true,
      decision: stated,
    },
    'listing-rejected-public': {
      ...listing,
      reason: userText,
      code: null,
      wasPublic: true,
      decision: stated,
    },
  },
  'listing-removed': {
    'listing-removed': { ...listing, reason: userText, decision: { ...stated, source: 'reports' } },
  },
  'listing-hidden': {
    'listing-hidden': {
      ...{ ...listing, reason: 'Няколко потребители сигнализираха за обявата.' },
      decision: { ...stated, source: 'reports', isDecidedByMachine: true },
    },
  },
  'listing-moved': {
    'listing-withdrawn': { ...moved, action: 'withdraw', to: 'draft' },
    'listing-paused': { ...moved, action: 'pause', to: 'paused' },
    'listing-resumed': { ...moved, action: 'resume', to: 'active' },
    'listing-rented': { ...moved, action: 'rent', to: 'rented' },
    'listing-expired': { ...moved, action: 'expire', to: 'expired', by: 'system' },
    'listing-renewed': { ...moved, action: 'renew', to: 'active' },
    'listing-reviewed-again': { ...moved, action: 'review_again', to: 'pending', by: 'admin' },
    'listing-reinstated': { ...moved, action: 'reinstate', to: 'active', by: 'admin' },
    'listing-deleted-by-admin': { ...moved, action: 'delete', to: 'deleted', by: 'admin', reason: userText },
    'listing-restored': { ...moved, action: 'restore', to: 'draft' },
  },
  'listing-expiring': {
    'listing-expiring': { ...listing, daysLeft: 7, expiresAt: soon, views: 120, favorites: 1 },
    'listing-expiring-last': { ...listing, daysLeft: 1, expiresAt: soon, views: 1, favorites: 12 },
  },
  'listings-moved': {
    'listings-paused-by-owner': {
      landlord: person,
      action: 'pause',
      listings: [
        { ...listing, to: 'paused' },
        { listingId: '6900000ce3fb2420fe98cf80', title: 'Стая <b>', to: 'paused' },
      ],
    },
    'listings-renewed-by-owner': {
      landlord: person,
      action: 'renew',
      listings: [
        { ...listing, to: 'active' },
        { listingId: '6900000ce3fb2420fe98cf80', title: 'Стая & кухня', to: 'pending' },
      ],
    },
  },
  'lease-ending': { 'lease-ending': { ...listing, leaseEnd: '2027-06-01' } },
  ...ofWeeks,
  'promotion-started': {
    'promotion-started': { ...promoted, endsAt: later },
    'promotion-given': { ...promoted, endsAt: later, gift: { reason: 'За търпението.' } },
  },
  'promotion-ended': { 'promotion-ended': { ...promoted, views: 120, phoneReveals: 1 } },
  'listings-paused': {
    'listings-paused': { landlord: person, titles: [title, 'Стая <b>', ''], limit: 1 },
  },
} as const satisfies Partial<Examples>;

const ofBilling = {
  'subscription-started': { 'subscription-started': subscribed },
  'subscription-changed': {
    'subscription-changed': { ...subscribed, planId: 'business', from: soon },
    'subscription-changes-later': { ...subscribed, from: later },
  },
  'subscription-cancelled': { 'subscription-cancelled': subscribed },
  'subscription-resumed': { 'subscription-resumed': subscribed },
  'subscription-past-due': {
    'subscription-past-due': { ...subscribed, failure: 'insufficient_funds', graceEndsAt: later },
  },
  'subscription-ended': {
    'subscription-ended': { ...subscribed, reason: 'cancelled', pausedFrom: later },
    'subscription-ended-unpaid': { ...subscribed, reason: 'unpaid', pausedFrom: later },
  },
  'payment-succeeded': { 'payment-succeeded': paid },
  'payment-refunded': {
    'payment-refunded': { ...refunded, ended: 'promotion' },
    'payment-refunded-in-part': { ...refunded, amount: 350, paid: 999 },
  },
} as const satisfies Partial<Examples>;

const ofModeration = {
  'report-filed': {
    'report-filed': { ...report, reportType: 'fake', reason: userText, reporter: person },
  },
  'report-closed': {
    'report-resolved': { ...report, status: 'resolved', reporter: person },
    'report-dismissed': {
      ...report,
      status: 'dismissed',
      reporter: person,
      decision: { id: stated.id, at: stated.at },
    },
  },
  'owner-warned': { 'owner-warned': { ...person, title, reason: userText, decision: stated } },
  'account-suspended': {
    'account-suspended': { ...person, reason: userText, until: null, hasPlan: true, decision: stated },
    'account-suspended-until': { ...person, reason: userText, until: later, decision: stated },
  },
  'account-reinstated': { 'account-reinstated': person },
  'appeal-opened': { 'appeal-opened': { ...appealed, message: userText } },
  'appeal-answered': { 'appeal-answered': { ...appealed, message: userText } },
  'appeal-decided': {
    'appeal-upheld': { ...appealed, outcome: 'upheld', reason: userText },
    'appeal-overturned': { ...appealed, outcome: 'overturned', reason: userText },
    'appeal-overturned-warning': {
      ...appealed,
      kind: 'person_warned',
      outcome: 'overturned',
      reason: userText,
    },
    'appeal-overturned-dismissal': {
      ...appealed,
      kind: 'report_dismissed',
      outcome: 'overturned',
      reason: userText,
    },
  },
  'contact-answered': {
    'contact-answered': {
      ...written,
      question: written.message,
      message: 'Благодарим за въпроса!\n\nОтворете „Моите обяви“ и изберете „Промени“.',
    },
  },
  'contact-received': {
    'contact-received': { ...written, receipt: 'full' },
    'contact-received-plain': { ...written, receipt: 'plain' },
  },
} as const satisfies Partial<Examples>;

export const examples: Examples = {
  ...ofAccount,
  ...ofListings,
  ...ofBilling,
  ...ofModeration,
  ...ofConversations,
  ...ofAlerts,
};

export const adminExamples = {
  'report-filed': { ...report, reportType: 'fake', reason: userText, reporter: person },
  'reports-withheld': { hour: '2026-11-22T12:00:00.000Z', count: 7 },
  'messages-held': { hour: '2026-11-22T12:00:00.000Z', count: 3 },
  'appeal-opened': { ...appealed, message: userText, decidedBy: null },
} as const satisfies { [Name in JobsOf<'report-notification'>]: JobData<Name> };

export const adminRecipient = {
  _id: 'u2',
  ...admin,
  lastName: 'Петрова',
  role: 'admin',
  version: 1,
} as const;

/** Recipient of all other mails. */
export const recipient = { _id: 'u1', ...person, lastName: 'Иванова', role: 'landlord', version: 1 } as const;
