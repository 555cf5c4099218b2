import type { Remark } from '@pokriv/contracts/listing/remark';

import type { StoredListing, StoredRemark } from './stored-listing.ts';

type Moderation = StoredListing['moderation'];

/** The part of a decision with its remarks; without any it has no such field. */
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

/** A turned picture has a new id: its remark follows. */
export function followTurned(moderation: Moderation, from: string, to: string): Moderation {
  const { remarks } = moderation;
  if (!remarks) return moderation;
  return {
    ...moderation,
    remarks: remarks.map((remark) => (remark.place === from ? { ...remark, place: to } : remark)),
  };
}
