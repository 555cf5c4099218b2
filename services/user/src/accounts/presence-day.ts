const inSofia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sofia' });

/** The day in Sofia, as midnight UTC of that date: of a visit nothing finer is kept. */
export const presenceDay = (moment: Date): Date => new Date(inSofia.format(moment));
