import type { Side } from '@pokriv/contracts/conversation/conversation-rules';
import type {
  ViewingAction,
  ViewingKind,
  ViewingMover,
  ViewingState,
} from '@pokriv/contracts/conversation/viewing-states';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

export interface StoredViewing {
  _id: string;
  threadId: string;
  listingId: string;
  landlordId: string;
  tenantId: string;
  title: string;
  state: ViewingState;
  /** Who has to answer; null when neither side has to. */
  awaits: Side | null;
  /** Times that were asked for or offered, without cells of their own. */
  options: Date[];
  /** The time whose cells are taken: chosen, asked for as a free slot, or moved to. */
  start: Date | null;
  end: Date | null;
  /** Seat of its cells; null without cells. */
  seat: number | null;
  people: number;
  kind: ViewingKind;
  note: string;
  reason: string | null;
  /** Of the calendar part. */
  sequence: number;
  /** A confirmed time was mailed: a cancellation removes it from calendars. */
  wasConfirmed: boolean;
  coming: Record<Side, boolean>;
  expiresAt: Date | null;
  /** Kept for the first of a waiting list. */
  isOffer: boolean;
  /** Hours before the start whose reminder was sent. */
  reminded: number[];
  history: {
    at: Date;
    by: ViewingMover;
    action: ViewingAction | 'ask';
    from: ViewingState | null;
    to: ViewingState;
  }[];
  createdAt: Date;
}

const schema = storedSchema<StoredViewing>({
  _id: { type: String, required: true },
  threadId: { type: String, required: true },
  listingId: { type: String, required: true },
  landlordId: { type: String, required: true },
  tenantId: { type: String, required: true },
  title: { type: String, required: true },
  state: { type: String, required: true },
  awaits: String,
  options: { type: [Date], required: true },
  start: Date,
  end: Date,
  seat: Number,
  people: { type: Number, required: true },
  kind: { type: String, required: true },
  note: { type: String, required: true },
  reason: String,
  sequence: { type: Number, required: true },
  wasConfirmed: { type: Boolean, required: true },
  coming: { type: Object, required: true },
  expiresAt: Date,
  isOffer: { type: Boolean, required: true },
  reminded: { type: [Number], required: true },
  history: { type: [Object], required: true } as never,
  createdAt: { type: Date, required: true },
});
schema.index({ landlordId: 1, start: 1 }, { name: 'calendar of the landlord' });
schema.index({ tenantId: 1, start: 1 }, { name: 'calendar of the tenant' });
schema.index({ threadId: 1, createdAt: -1 }, { name: 'of a thread' });
schema.index({ listingId: 1, state: 1 }, { name: 'of a listing' });
schema.index({ state: 1, expiresAt: 1 }, { name: 'expiring' });
schema.index({ state: 1, start: 1 }, { name: 'upcoming' });

export const viewingModel = defineModel<StoredViewing>('Viewing', 'viewings', schema);

/** One 10-minute cell of a landlord's time: `{landlordId}|{cell}|{seat}`. Its unique key is the lock. */
export interface ViewingCell {
  _id: string;
  viewingId: string;
  /** Visits of one open viewing share a time by seat: the same listing and start. */
  slot: string;
}
export const viewingCellModel = defineModel<ViewingCell>(
  'ViewingCell',
  'viewing_cells',
  storedSchema<ViewingCell>({
    _id: { type: String, required: true },
    viewingId: { type: String, required: true },
    slot: { type: String, required: true },
  }).index({ viewingId: 1 }, { name: 'of a viewing' }),
);

/** A landlord's day `{landlordId}|{2026-11-23}`: bookings of one day conflict on it, so that two are never mixed. */
export interface ViewingDay {
  _id: string;
  booked: number;
  changes: number;
}
export const viewingDayModel = defineModel<ViewingDay>(
  'ViewingDay',
  'viewing_days',
  storedSchema<ViewingDay>({
    _id: { type: String, required: true },
    booked: { type: Number, required: true },
    changes: { type: Number, required: true },
  }),
);
