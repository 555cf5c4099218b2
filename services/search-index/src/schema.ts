export interface IndexSchema {
  readonly numbers: Readonly<Record<string, NumberKind>>;
  /** In degrees. */
  readonly points: readonly string[];
  readonly sets: readonly string[];
  readonly orders: readonly string[];
}

export interface NumberKind {
  /** 4 for whole numbers up to 2²⁴, 8 for all numbers. */
  readonly bytes: 4 | 8;
  /**
   * Ascending lower edges of buckets. A range reads whole buckets and compares values only in the first and last one.
   */
  readonly edges?: readonly number[];
}

export type NumberName<Schema extends IndexSchema> = keyof Schema['numbers'] & string;
export type PointName<Schema extends IndexSchema> = Schema['points'][number];
export type SetName<Schema extends IndexSchema> = Schema['sets'][number];
export type OrderName<Schema extends IndexSchema> = Extract<Schema['orders'][number], NumberName<Schema>>;

export interface Point {
  lat: number;
  lon: number;
}

export interface Entry<Schema extends IndexSchema> {
  /** 24 hexadecimal digits. */
  id: string;
  /** null is outside every range; numbers of `orders` are never null. */
  numbers: {
    readonly [Name in NumberName<Schema>]: Name extends OrderName<Schema> ? number : number | null;
  };
  points: Readonly<Record<PointName<Schema>, Point | null>>;
  /** Without duplicates. */
  sets: Readonly<Partial<Record<SetName<Schema>, readonly string[]>>>;
  /** Label of the first value of a set. */
  labels?: Readonly<Partial<Record<SetName<Schema>, string>>>;
}

export interface Order<Schema extends IndexSchema> {
  by: OrderName<Schema>;
  direction: 1 | -1;
}
