/** Placeholder operator of legal pages and contacts; fill in before a launch. */
export const operator = {
  company: '„Покрив“ ООД',
  eik: '000000000',
  address: 'гр. София 1000, ул. „Примерна“ № 1',
  email: 'support@pokriv.bg',
  privacyEmail: 'privacy@pokriv.bg',
  site: 'pokriv.bg',
} as const;
