/** Values and their labels, in the order in which they are offered. */
export type Choices = Readonly<Record<string, string>>;

/** One filter of a table; without options any text that stands in the address is taken (an id). */
export interface Filter {
  /** As the call and the address name it. */
  name: string;
  label: string;
  options?: Choices;
  /** A day instead: `2026-11-21`. */
  isDay?: true;
}
