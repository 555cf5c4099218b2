export type Key = string | number;
type Value = Key | null;
export type Document = Readonly<Record<string, Value | readonly Value[]>>;
export interface Query {
  match_all?: object;
  bool?: {
    filter?: readonly Query[];
    must_not?: readonly Query[];
    should?: readonly Query[];
    minimum_should_match?: 1;
  };
  /** Used only for scores. */
  constant_score?: { filter: Query; boost: number };
  regexp?: Record<string, string>;
  term?: Record<string, Key>;
  terms?: Record<string, readonly Key[]>;
  range?: Record<string, Record<string, number>>;
  /** Point in polygon only. */
  script?: { script: { params: { lats: readonly number[]; lons: readonly number[] } } };
}
export const valuesOf = (document: Document, field: string): Key[] =>
  [document[field] ?? []].flat().filter((value) => value !== null);
export const numberOf = (document: Document, field: string): number =>
  Number(valuesOf(document, field)[0] ?? NaN);

const bounds: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  gte: (value, bound) => value >= bound,
  lte: (value, bound) => value <= bound,
  gt: (value, bound) => value > bound,
  lt: (value, bound) => value < bound,
};

/** By winding number, unlike the product's ray casting. */
function isWithin(
  document: Document,
  { lats, lons }: { lats: readonly number[]; lons: readonly number[] },
): boolean {
  const [lat, lon] = [numberOf(document, 'lat'), numberOf(document, 'lon')];
  const angles = lats.map((corner, at) => Math.atan2(corner - lat, (lons[at] ?? 0) - lon));
  const turns = angles.map((angle, at) => {
    const turn = (angles[(at + 1) % angles.length] ?? 0) - angle;
    return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  });
  return Math.round(turns.reduce((sum, turn) => sum + turn, 0) / (2 * Math.PI)) % 2 !== 0;
}

export function fits(
  document: Document,
  { match_all, bool, regexp, term, terms, range, script }: Query,
): boolean {
  if (match_all) return true;
  if (script) return isWithin(document, script.script.params);
  if (bool) {
    const { filter = [], must_not = [], should = [], minimum_should_match: least = 0 } = bool;
    if (should.length > 0 && least > 0 && !should.some((one) => fits(document, one))) return false;
    return filter.every((one) => fits(document, one)) && !must_not.some((one) => fits(document, one));
  }
  const hasAny = (field: string, wanted: readonly Key[]) =>
    valuesOf(document, field).some((own) => wanted.includes(own));
  for (const [field, pattern] of Object.entries(regexp ?? {}))
    return valuesOf(document, field).some((own) => new RegExp(`^(?:${pattern})$`, 'u').test(String(own)));
  for (const [field, wanted] of Object.entries(term ?? {})) return hasAny(field, [wanted]);
  for (const [field, wanted] of Object.entries(terms ?? {})) return hasAny(field, wanted);
  for (const [field, wanted] of Object.entries(range ?? {})) {
    const own = numberOf(document, field);
    return Object.entries(wanted).every(([name, bound]) => bounds[name]?.(own, bound));
  }
  throw new Error('unknown query');
}
