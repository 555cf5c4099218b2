import type { AvailabilityChange } from '@pokriv/contracts/conversation/viewing';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/** Viewing hours of a landlord, or of one listing when `listingId` is set. */
export interface StoredAvailability extends AvailabilityChange {
  /** `{landlordId}` or `{landlordId}|{listingId}` */
  _id: string;
  landlordId: string;
  listingId: string | null;
  updatedAt: Date;
}

const schema = storedSchema<StoredAvailability>({
  _id: { type: String, required: true },
  landlordId: { type: String, required: true },
  listingId: String,
  weekly: { type: [Object], required: true } as never,
  exceptions: { type: [Object], required: true } as never,
  slotMinutes: { type: Number, required: true },
  bufferMinutes: { type: Number, required: true },
  minNoticeHours: { type: Number, required: true },
  horizonDays: { type: Number, required: true },
  seats: { type: Number, required: true },
  maxADay: { type: Number, required: true },
  mode: { type: String, required: true },
  updatedAt: { type: Date, required: true },
});
schema.index({ landlordId: 1 }, { name: 'of a landlord' });

export const availabilityModel = defineModel<StoredAvailability>('Availability', 'availability', schema);

/** Secret path of a person's calendar feed; possession grants read access. */
export interface CalendarFeed {
  /** User id. */
  _id: string;
  secret: string;
}
export const calendarFeedModel = defineModel<CalendarFeed>(
  'CalendarFeed',
  'calendar_feeds',
  storedSchema<CalendarFeed>({
    _id: { type: String, required: true },
    secret: { type: String, required: true },
  }).index({ secret: 1 }, { name: 'by secret', unique: true }),
);
