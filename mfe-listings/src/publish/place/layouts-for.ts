import { layouts } from '@pokriv/contracts/listing/property-options';

import type { DraftFields } from '../draft-fields.ts';

type Layout = keyof typeof layouts;

/** Layouts of a house only: „Къща“ is a kind of home of its own (decisions §3). */
const ofHouse: readonly Layout[] = ['house_floor', 'whole_house'];

export const isOffered = (layout: Layout, propertyType: DraftFields['propertyType']): boolean =>
  propertyType === 'house' || !ofHouse.includes(layout);

/** The layouts that a kind of home can have, with the one that the listing has already. */
export function layoutsFor({ propertyType, layout }: DraftFields): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(layouts).filter(([key]) => isOffered(key as Layout, propertyType) || key === layout),
  );
}
