export type Choices = Readonly<Record<string, string>>;

/** A table filter; without options it accepts any text of the address (an id). */
export interface Filter {
  /** Parameter name in the call and in the address. */
  name: string;
  label: string;
  options?: Choices;
  /** A date filter: `2026-11-21`. */
  isDay?: true;
}
