/** Collections of saved searches and alerts (design/alerts, Data). */
import type {
  AlertFrequency,
  AlertReason,
  DropReason,
  FavoriteNews,
  HitState,
  SavedSearchState,
} from '@pokriv/contracts/alert/alert-rules';
import { HITS_KEPT_DAYS } from '@pokriv/contracts/alert/alert-rules';
import type { SavedFilter } from '@pokriv/contracts/alert/saved-search';
import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';
import { Schema } from 'mongoose';

import type { IndexedCard } from '../search/listing-index.ts';

const DAY_S = 86_400;
/** The nightly catch-up and the event flow read changes of the last days. */
const CHANGES_KEPT_DAYS = 14;

/** `u:<user id>`, or `m:<hash of the address>` of a visitor without an account. */
export type AlertPersonKey = string;

export interface SavedSearch {
  _id: string;
  person: AlertPersonKey;
  userId: string | null;
  /** Address of a visitor; null for an account. */
  email: string | null;
  name: string;
  /** As requested, with an explicit currency for its bounds. */
  filter: SavedFilter;
  filterHash: string;
  frequency: AlertFrequency;
  reasons: AlertReason[];
  state: SavedSearchState;
  /** Start of the changes to notify. */
  asOf: Date;
  createdAt: Date;
  lastOpenedAt: Date | null;
  /** Next catch-up of changes since `asOf`; null once done. */
  catchUpAt: Date | null;
  /**
   * Deletion date of a visitor's search that is unconfirmed, stopped or asleep; null for active searches and
   * accounts.
   */
  confirmBy: Date | null;
}

const savedSearchSchema = storedSchema<SavedSearch>({
  _id: { type: String, required: true },
  person: { type: String, required: true },
  userId: String,
  email: String,
  name: { type: String, required: true },
  // validated against the contracts by `SavedFilter`
  filter: { type: Schema.Types.Mixed, required: true },
  filterHash: { type: String, required: true },
  frequency: { type: String, required: true },
  reasons: { type: [String], required: true },
  state: { type: String, required: true },
  asOf: { type: Date, required: true },
  createdAt: { type: Date, required: true },
  lastOpenedAt: Date,
  catchUpAt: Date,
  confirmBy: Date,
});
savedSearchSchema.index({ person: 1, filterHash: 1 }, { name: 'one of a filter', unique: true });
savedSearchSchema.index(
  { catchUpAt: 1 },
  { name: 'to catch up', partialFilterExpression: { catchUpAt: { $type: 'date' } } },
);
savedSearchSchema.index(
  { confirmBy: 1 },
  { name: 'unconfirmed', partialFilterExpression: { confirmBy: { $type: 'date' } } },
);
export const savedSearchModel = defineModel<SavedSearch>('SavedSearch', 'saved_searches', savedSearchSchema);

/** A change of a public listing, stored in the same transaction. */
export interface ListingChangeRow {
  /** `<listing>:<version>` */
  _id: string;
  listingId: string;
  ownerId: string;
  at: Date;
  /** Indexed card; null while the listing is not public. */
  before: IndexedCard | null;
  after: IndexedCard | null;
  /**
   * First appearance of the home: neither this listing nor another of the same home was public within 98
   * days.
   */
  isFirst: boolean;
  /** Paused or hidden: a return within a day is no news. */
  mayReturn: boolean;
}

const changeSchema = storedSchema<ListingChangeRow>({
  _id: { type: String, required: true },
  listingId: { type: String, required: true },
  ownerId: { type: String, required: true },
  at: { type: Date, required: true },
  before: Schema.Types.Mixed,
  after: Schema.Types.Mixed,
  isFirst: { type: Boolean, required: true },
  mayReturn: { type: Boolean, required: true },
});
changeSchema.index({ listingId: 1, at: -1 }, { name: 'of listing' });
changeSchema.index({ at: 1 }, { name: 'keep', expireAfterSeconds: CHANGES_KEPT_DAYS * DAY_S });
export const listingChangeModel = defineModel<ListingChangeRow>(
  'ListingChangeRow',
  'listing_changes',
  changeSchema,
);

/** One notification about a listing; its id is a hash of its content, so that it is stored once. */
export interface AlertHit {
  /** Hash of search (or `favorite` and person), listing, reason and cause. */
  _id: string;
  person: AlertPersonKey;
  /** null for a favourite. */
  searchId: string | null;
  listingId: string;
  reason: AlertReason | FavoriteNews;
  /** Listing version. */
  cause: number;
  cents: number;
  previousCents: number | null;
  at: Date;
  /** null: shown only on the page of the search. */
  dueAt: Date | null;
  state: HitState;
  mailId: string | null;
  dropReason: DropReason | null;
}

const hitSchema = storedSchema<AlertHit>({
  _id: { type: String, required: true },
  person: { type: String, required: true },
  searchId: String,
  listingId: { type: String, required: true },
  reason: { type: String, required: true },
  cause: { type: Number, required: true },
  cents: { type: Number, required: true },
  previousCents: Number,
  at: { type: Date, required: true },
  dueAt: Date,
  state: { type: String, required: true },
  mailId: String,
  dropReason: String,
});
hitSchema.index(
  { searchId: 1, listingId: 1 },
  {
    name: 'new once',
    unique: true,
    partialFilterExpression: { reason: 'new', searchId: { $type: 'string' } },
  },
);
hitSchema.index({ searchId: 1, at: -1 }, { name: 'of search' });
hitSchema.index(
  { dueAt: 1, person: 1 },
  { name: 'due', partialFilterExpression: { state: 'waiting', dueAt: { $type: 'date' } } },
);
hitSchema.index({ person: 1, state: 1 }, { name: 'of person' });
hitSchema.index({ listingId: 1, person: 1 }, { name: 'of listing' });
hitSchema.index({ mailId: 1 }, { name: 'of mail', partialFilterExpression: { mailId: { $type: 'string' } } });
hitSchema.index({ at: 1 }, { name: 'keep', expireAfterSeconds: HITS_KEPT_DAYS * DAY_S });
export const alertHitModel = defineModel<AlertHit>('AlertHit', 'alert_hits', hitSchema);

/**
 * Lock document: every mail and every change of a person's searches writes it, so that concurrent ones
 * conflict.
 */
export interface AlertPerson {
  _id: AlertPersonKey;
  /** Times of the mails of the last hour. */
  mailsAt: Date[];
  /** Last visit to the site or a mail link. */
  lastSeenAt: Date;
  /** Time of the question whether they still look; null: not asked since the last visit. */
  askedAt: Date | null;
  changes?: number;
  /** Account that adopted this visitor's searches: earlier links refer to its searches. */
  adoptedBy?: AlertPersonKey;
}

const personSchema = storedSchema<AlertPerson>({
  _id: { type: String, required: true },
  mailsAt: { type: [Date], required: true },
  lastSeenAt: { type: Date, required: true },
  askedAt: Date,
  changes: Number,
  adoptedBy: String,
});
personSchema.index({ lastSeenAt: 1 }, { name: 'unseen' });
export const alertPersonModel = defineModel<AlertPerson>('AlertPerson', 'alert_people', personSchema);

/** Content of a mail: its link shows exactly these listings. */
export interface AlertMail {
  _id: string;
  person: AlertPersonKey;
  at: Date;
  told: { listingId: string; reason: AlertReason | FavoriteNews; previousCents: number | null }[];
}

const mailSchema = storedSchema<AlertMail>({
  _id: { type: String, required: true },
  person: { type: String, required: true },
  at: { type: Date, required: true },
  told: {
    type: [
      storedPart<AlertMail['told'][number]>({
        listingId: { type: String, required: true },
        reason: { type: String, required: true },
        previousCents: Number,
      }),
    ],
    required: true,
  },
});
mailSchema.index({ person: 1 }, { name: 'of person' });
mailSchema.index({ at: 1 }, { name: 'keep', expireAfterSeconds: HITS_KEPT_DAYS * DAY_S });
export const alertMailModel = defineModel<AlertMail>('AlertMail', 'alert_mails', mailSchema);

/** Reporter of a listing, excluded from its alerts (design/alerts, Rules). */
export interface ListingReporter {
  /** `<listing>:<user>` */
  _id: string;
  listingId: string;
  userId: string;
  at: Date;
}
const REPORTERS_KEPT_DAYS = 365;

const reporterSchema = storedSchema<ListingReporter>({
  _id: { type: String, required: true },
  listingId: { type: String, required: true },
  userId: { type: String, required: true },
  at: { type: Date, required: true },
});
reporterSchema.index({ listingId: 1 }, { name: 'of listing' });
reporterSchema.index({ userId: 1 }, { name: 'of user' });
reporterSchema.index({ at: 1 }, { name: 'keep', expireAfterSeconds: REPORTERS_KEPT_DAYS * DAY_S });
export const listingReporterModel = defineModel<ListingReporter>(
  'ListingReporter',
  'listing_reporters',
  reporterSchema,
);

/** Alert requests of an address on one day in Sofia. */
export interface AddressDay {
  /** `m:<hash of the address>|2026-11-23` */
  _id: string;
  person: AlertPersonKey;
  asked: number;
  at: Date;
}
const ADDRESS_DAYS_KEPT = 2;

const addressDaySchema = storedSchema<AddressDay>({
  _id: { type: String, required: true },
  person: { type: String, required: true },
  asked: { type: Number, required: true },
  at: { type: Date, required: true },
});
addressDaySchema.index({ person: 1 }, { name: 'of person' });
addressDaySchema.index({ at: 1 }, { name: 'keep', expireAfterSeconds: ADDRESS_DAYS_KEPT * DAY_S });
export const addressDayModel = defineModel<AddressDay>('AddressDay', 'alert_address_days', addressDaySchema);
