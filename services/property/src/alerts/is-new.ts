import { RELISTING_DAYS } from '@pokriv/contracts/alert/alert-rules';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { ListingChange } from '../listings/listing-follower.ts';
import { isDistinctive } from '../moderation/picture-likeness.ts';
import type { HomeRepository, HomeTraits } from './home.repository.ts';

const RELISTING_MS = RELISTING_DAYS * 86_400_000;

/**
 * Whether a listing becomes public as the first of its home: neither it nor another of the same home was
 * public within `RELISTING_DAYS` (design/alerts, Flow 2). Same home: same landlord and a common picture, or
 * same address, area and floor.
 */
export async function isFirstAppearance(
  { homes }: { homes: HomeRepository },
  { before, after, at }: Pick<ListingChange, 'before' | 'after' | 'at'>,
  unit: Unit,
): Promise<boolean> {
  if (before.publishedAt) return false;
  const { _id, ownerId, images, fields } = after;
  const { city, street, number } = fields.location ?? {};
  const hashes = [...new Set(images.filter(isDistinctive).map(({ hash }) => hash))];
  const traits: HomeTraits[] = [
    ...(hashes.length > 0 ? [{ ownerId, hashes }] : []),
    ...(city && street && number && fields.area
      ? [{ city, street, number, area: fields.area, floor: fields.floor ?? null }]
      : []),
  ];
  return !(await homes.wasPublic(
    traits,
    { except: _id, since: new Date(at.getTime() - RELISTING_MS) },
    unit,
  ));
}
