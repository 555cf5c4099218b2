/** Days. */
export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

const USUAL: Period = 30;

/** Unknown values give the default period. */
export const readPeriod = (value: string | null): Period =>
  periods.find((period) => String(period) === value) ?? USUAL;
