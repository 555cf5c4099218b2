export type Choices = Readonly<Record<string, string>>;

/** Without options the filter accepts any text from the address, such as an id. */
export interface Filter {
  /** Parameter name in the API call and in the address. */
  name: string;
  label: string;
  options?: Choices;
  /** Date filter: `2026-11-21`. */
  isDay?: true;
}
