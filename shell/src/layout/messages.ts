/** Texts of parts loaded with a session. */
export const accountTexts = {
  placesUsed: (used: number, limit: number) => `${used} от ${limit} ${limit === 1 ? 'място' : 'места'}`,
  fresh: (count: number) => `${count} ${count === 1 ? 'нова' : 'нови'}`,
  logout: 'Изход',
  resend: 'Изпрати отново',
  dismiss: 'Скрий',
} as const;
