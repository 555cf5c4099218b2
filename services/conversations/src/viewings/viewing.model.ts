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
  /** Side that must answer; null: neither. */
  awaits: Side | null;
  /** Requested or offered times, without cells. */
  options: Date[];
  /** Time with taken cells: chosen, requested as a free slot, or moved to. */
  start: Date | null;
  end: Date | null;
  /** Null without cells. */
  seat: number | null;
  people: number;
  kind: ViewingKind;
  note: string;
  reason: string | null;
  /** iCalendar sequence. */
  sequence: number;
  /** A calendar invitation was mailed, so a cancellation must withdraw it. */
  wasConfirmed: boolean;
  coming: Record<Side, boolean>;
  expiresAt: Date | null;
  /** Offered to the first of a waiting list. */
  isOffer: boolean;
  /** Sent reminders, in hours before the start. */
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
  /** Shared by the seats of an open viewing: the same listing and start. */
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

/** Lock of a landlord's day `{landlordId}|{2026-11-23}`: concurrent bookings of a day conflict on it. */
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
