import { layouts } from '@pokriv/contracts/listing/property-options';

import type { DraftFields } from '../draft-fields.ts';

type Layout = keyof typeof layouts;

/** Layouts only of a house; „Къща“ is a property type (decisions §3). */
const ofHouse: readonly Layout[] = ['house_floor', 'whole_house'];

export const isOffered = (layout: Layout, propertyType: DraftFields['propertyType']): boolean =>
  propertyType === 'house' || !ofHouse.includes(layout);

/** Layouts of a property type, including the current one. */
export function layoutsFor({ propertyType, layout }: DraftFields): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(layouts).filter(([key]) => isOffered(key as Layout, propertyType) || key === layout),
  );
}
