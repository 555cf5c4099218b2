import { z } from 'zod';

import { isValidEik } from '../eik.ts';
import { sumBetween } from '../listing/property-money.ts';
import { sumLimits } from '../listing/sum-limits.ts';
import { textBetween, trimmed, upTo, wholeBetween } from '../zod-parts.ts';

const COMMISSION_MAX = 200;
const DEPOSIT_MAX = 3;
const halfMonths = 'Въведете от 0 до 3 наема през половин.';

const eitherOr = 'Изберете едното: дял от наема или сума.';

const Known = z.strictObject({
  agencyName: textBetween(2, 100),
  eik: trimmed().max(20, upTo()).refine(isValidEik, 'Въведете валиден ЕИК (9 или 13 цифри).').optional(),
  /** Percent of one rent; 0 means no commission. */
  commissionPercent: wholeBetween(0, COMMISSION_MAX).optional(),
  /** Replaces the percent; earlier releases do not send it. */
  commissionAmount: sumBetween(sumLimits.commission).optional(),
  /** Number of rents, in steps of a half; 0 means no deposit. */
  depositMonths: z
    .number(halfMonths)
    .min(0, halfMonths)
    .max(DEPOSIT_MAX, halfMonths)
    .refine((months) => Number.isInteger(months * 2), halfMonths)
    .optional(),
  /** Replaces `depositMonths`; earlier releases do not send it. */
  depositAmount: sumBetween(sumLimits.deposit).optional(),
});

/** Defaults of an agency's new listings; published ones are unaffected. */
export const Company = Known.refine(
  ({ commissionPercent, commissionAmount }) =>
    commissionPercent === undefined || commissionAmount === undefined,
  { path: ['commissionAmount'], message: eitherOr },
).refine(({ depositMonths, depositAmount }) => depositMonths === undefined || depositAmount === undefined, {
  path: ['depositAmount'],
  message: eitherOr,
});
export type Company = z.infer<typeof Company>;
