/**
 * Who runs the product, as legal pages and contacts name it. The one place to fill in before a launch: the values below
 * belong to nobody.
 */
export const operator = {
  company: '„Покрив“ ООД',
  /** Unified identification number of the company. */
  eik: '000000000',
  address: 'гр. София 1000, ул. „Примерна“ № 1',
  email: 'support@pokriv.bg',
  /** Questions about personal data. */
  privacyEmail: 'privacy@pokriv.bg',
  /** As dialled. */
  phone: '+35920000000',
  phoneShown: '02 000 0000',
  /** Number of the chat in Viber, as dialled. */
  chat: '+359880000000',
  site: 'pokriv.bg',
} as const;
