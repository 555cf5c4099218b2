/** Operator of the product on legal pages and contacts. Fill in before a launch: these values are placeholders. */
export const operator = {
  company: '„Покрив“ ООД',
  /** Unified identification number (ЕИК) of the company. */
  eik: '000000000',
  address: 'гр. София 1000, ул. „Примерна“ № 1',
  email: 'support@pokriv.bg',
  /** Contact for questions about personal data. */
  privacyEmail: 'privacy@pokriv.bg',
  /** As dialled. */
  phone: '+35920000000',
  phoneShown: '02 000 0000',
  /** Viber number of the chat, as dialled. */
  chat: '+359880000000',
  site: 'pokriv.bg',
} as const;
