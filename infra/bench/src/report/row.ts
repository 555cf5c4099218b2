/** One line of a table: what was asked for, what came out. */
export interface Measure {
  what: string;
  target: string;
  measured: string;
  /** undefined: for information, or it could not be measured here */
  met?: boolean;
}

/** One row of docs' quality targets: a name such as P1, and how it is measured. */
export interface Row {
  name: string;
  title: string;
  /** @throws Error when it could not be measured at all, which counts as not met */
  run: () => Promise<Measure[]>;
}

/** A row that was run. */
export interface Finding {
  row: Row;
  measures: Measure[];
  seconds: number;
}
