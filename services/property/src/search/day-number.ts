const DAY_MS = 86_400_000;

/** An ISO date as days since 1970. */
export const dayNumber = (date: string): number => Math.floor(Date.parse(date) / DAY_MS);
