/** What an index holds of each entry. Numbers, points and sets are named by the caller. */
export interface IndexSchema {
  readonly numbers: Readonly<Record<string, NumberKind>>;
  /** Places on a map, in degrees. */
  readonly points: readonly string[];
  /** Enumerated values, flags, tokens: an entry has any number of values of each set. */
  readonly sets: readonly string[];
  /** Numbers by which rows are kept sorted. */
  readonly orders: readonly string[];
}

export interface NumberKind {
  /** 4 bytes hold whole numbers up to 2²⁴, 8 every number. */
  readonly bytes: 4 | 8;
  /** Ascending lower edges of buckets. A range then reads whole buckets, and values only of its first and last one. */
  readonly edges?: readonly number[];
}

export type NumberName<Schema extends IndexSchema> = keyof Schema['numbers'] & string;
export type PointName<Schema extends IndexSchema> = Schema['points'][number];
export type SetName<Schema extends IndexSchema> = Schema['sets'][number];
export type OrderName<Schema extends IndexSchema> = Extract<Schema['orders'][number], NumberName<Schema>>;

/** Degrees. */
export interface Point {
  lat: number;
  lon: number;
}

/** What is put into an index. */
export interface Entry<Schema extends IndexSchema> {
  /** 24 hexadecimal digits. */
  id: string;
  /** A number that is null fulfils no range; one by which rows are kept sorted is never null. */
  numbers: {
    readonly [Name in NumberName<Schema>]: Name extends OrderName<Schema> ? number : number | null;
  };
  points: Readonly<Record<PointName<Schema>, Point | null>>;
  /** Each value once. */
  sets: Readonly<Partial<Record<SetName<Schema>, readonly string[]>>>;
  /** How the first value of a set is shown. */
  labels?: Readonly<Partial<Record<SetName<Schema>, string>>>;
}

/** Rows by one of the numbers; ties by id in the same direction. */
export interface Order<Schema extends IndexSchema> {
  by: OrderName<Schema>;
  direction: 1 | -1;
}
