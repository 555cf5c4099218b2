export interface Measure {
  what: string;
  target: string;
  measured: string;
  /** undefined: informational, or not measurable here */
  met?: boolean;
}

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
