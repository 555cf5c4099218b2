import { defineModel, storedSchema } from '@pokriv/service-kit/model';

const TWO_DAYS_S = 2 * 86_400;

/** Counters of a sender per day in Sofia: new threads and repeated texts. */
export interface SenderDay {
  /** `{userId}|{2026-11-23}` */
  _id: string;
  userId: string;
  started: number;
  texts: { hash: string; listingIds: string[] }[];
  at: Date;
}
export const senderDayModel = defineModel<SenderDay>(
  'SenderDay',
  'sender_days',
  storedSchema<SenderDay>({
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    started: { type: Number, required: true },
    texts: { type: [Object], required: true } as never,
    at: { type: Date, required: true },
  })
    .index({ userId: 1 }, { name: 'of a person' })
    .index({ at: 1 }, { name: 'keep', expireAfterSeconds: TWO_DAYS_S }),
);

/** An hour with held messages; only the first message mails the moderators. */
export interface HeldHour {
  _id: string;
  count: number;
  at: Date;
}
export const heldHourModel = defineModel<HeldHour>(
  'HeldHour',
  'held_hours',
  storedSchema<HeldHour>({
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    at: { type: Date, required: true },
  }).index({ at: 1 }, { name: 'keep', expireAfterSeconds: TWO_DAYS_S }),
);
