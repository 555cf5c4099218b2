import type { OwnProperty } from '@pokriv/contracts/listing/property';
import type { Remark } from '@pokriv/contracts/listing/remark';

/** Remarks of the last decision while correction is possible: a returned listing, its draft, or a revision. */
export function remarksOf({
  status,
  revision,
  moderation,
}: Pick<OwnProperty, 'status' | 'revision' | 'moderation'>): readonly Remark[] {
  const isOpen = status === 'rejected' || status === 'draft' || revision !== null;
  return isOpen ? (moderation.remarks ?? []) : [];
}

export const isMended = ({ mendedAt }: Remark): boolean => mendedAt !== null;
