/** Selectable periods in days. */
export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

const USUAL: Period = 30;

/** Parses the period of the URL; an unknown value falls back to the default. */
export const readPeriod = (value: string | null): Period =>
  periods.find((period) => String(period) === value) ?? USUAL;
