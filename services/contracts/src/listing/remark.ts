import { z } from 'zod';

import { IsoDateTime, proseBetween } from '../zod-parts.ts';
import { REMARK_LENGTH, remarkFields, REMARKS_MAX } from './remark-places.ts';

const PICTURE_ID = /^[0-9a-f]{20}$/u;
const RemarkPlace = z.union([z.enum(remarkFields), z.string().regex(PICTURE_ID)]);

/** Moderator's remark on one place of a returned listing. */
export const NewRemark = z.strictObject({
  place: RemarkPlace,
  text: proseBetween(REMARK_LENGTH.min, REMARK_LENGTH.max),
});
export type NewRemark = z.infer<typeof NewRemark>;

export const NewRemarks = z
  .array(NewRemark)
  .max(REMARKS_MAX)
  .refine(
    (remarks) => new Set(remarks.map(({ place }) => place)).size === remarks.length,
    'За едно място напишете една бележка.',
  );

/** `mendedAt`: time when the owner marked it as corrected. */
export const Remark = z.object({
  place: z.string(),
  text: z.string(),
  mendedAt: IsoDateTime.nullable(),
});
export type Remark = z.infer<typeof Remark>;

export const RemarkTick = z.strictObject({ place: RemarkPlace, isMended: z.boolean() });
export type RemarkTick = z.infer<typeof RemarkTick>;
