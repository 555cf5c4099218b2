import type { Remark } from '@pokriv/contracts/listing/remark';

import type { StoredListing, StoredRemark } from './stored-listing.ts';

type Moderation = StoredListing['moderation'];

/** Omits the field when there are no remarks. */
export const withRemarks = (
  remarks: readonly Pick<StoredRemark, 'place' | 'text'>[] = [],
): Pick<Moderation, 'remarks'> =>
  remarks.length === 0 ? {} : { remarks: remarks.map((remark) => ({ ...remark, mendedAt: null })) };

export const shownRemarks = ({ remarks = [] }: Moderation): { remarks?: Remark[] } =>
  remarks.length === 0
    ? {}
    : {
        remarks: remarks.map(({ place, text, mendedAt }) => ({
          place,
          text,
          mendedAt: mendedAt?.toISOString() ?? null,
        })),
      };

/** Moves the remark of a turned picture to its new id. */
export function followTurned(moderation: Moderation, from: string, to: string): Moderation {
  const { remarks } = moderation;
  if (!remarks) return moderation;
  return {
    ...moderation,
    remarks: remarks.map((remark) => (remark.place === from ? { ...remark, place: to } : remark)),
  };
}
