const inSofia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sofia' });

/** The day of a moment as people in Bulgaria call it, `2026-11-21`. */
export const sofiaDay = (moment: Date): string => inSofia.format(moment);
