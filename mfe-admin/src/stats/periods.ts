export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

const USUAL: Period = 30;

/** Period in the address, or the default. */
export const readPeriod = (value: string | null): Period =>
  periods.find((period) => String(period) === value) ?? USUAL;
