/** Operator of the product on legal pages and contacts. Fill in before a launch: these values are placeholders. */
export const operator = {
  company: '„Покрив“ ООД',
  eik: '000000000',
  address: 'гр. София 1000, ул. „Примерна“ № 1',
  email: 'support@pokriv.bg',
  privacyEmail: 'privacy@pokriv.bg',
  /** As dialled. */
  phone: '+35920000000',
  phoneShown: '02 000 0000',
  chat: '+359880000000',
  site: 'pokriv.bg',
} as const;
