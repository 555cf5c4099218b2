import { isSame, valueAt, withValue, type DraftFields } from '../draft-fields.ts';
import { fieldKeys } from '../field-rules.ts';

const placeParts = [
  'city',
  'neighborhood',
  'street',
  'number',
  'showExactAddress',
  'metroStation',
  'geo',
] as const;

/** Merge units: a field, or a part of the address. */
export const mergeUnits: readonly string[] = fieldKeys.flatMap((key) =>
  key === 'location' ? placeParts.map((part) => `location.${part}`) : [key],
);

export interface Versions {
  base: DraftFields;
  mine: DraftFields;
  theirs: DraftFields;
}

export interface Merged {
  /** Merged values, mine on conflict. */
  fields: DraftFields;
  /** Changed differently by both: the user has to choose. */
  clashes: string[];
  /** Changed only by them, and merged. */
  taken: string[];
}

export function mergeVersions({ base, mine, theirs }: Versions): Merged {
  const merged: Merged = { fields: mine, clashes: [], taken: [] };
  for (const unit of mergeUnits) {
    const [was, own, other] = [valueAt(base, unit), valueAt(mine, unit), valueAt(theirs, unit)];
    if (isSame(own, other) || isSame(was, other)) continue;
    if (isSame(was, own)) {
      merged.fields = withValue(merged.fields, unit, other);
      merged.taken.push(unit);
    } else merged.clashes.push(unit);
  }
  return merged;
}
