/** One line of a table: target and measured value. */
export interface Measure {
  what: string;
  target: string;
  measured: string;
  /** undefined: informational, or not measurable here */
  met?: boolean;
}

/** A row of the quality targets, such as P1. */
export interface Row {
  name: string;
  title: string;
  /** @throws Error when the measurement fails, which counts as not met */
  run: () => Promise<Measure[]>;
}

export interface Finding {
  row: Row;
  measures: Measure[];
  seconds: number;
}
