export const billingTexts = {
  /** Consent to an immediate start of the service (decisions §8). */
  consent:
    'Искам услугата да започне веднага и знам, че след пълното ѝ изпълнение губя правото си на отказ в 14-дневен срок.',
  consentMissing: 'Отбележете съгласието си, за да продължите.',
  wantsInvoice: 'Искам фактура',
  wantsInvoiceHint: 'Разписка за плащането получавате винаги.',
  invoice: 'Данни за фактурата',
  invoiceType: 'Фактура за',
  personName: 'Име и фамилия',
  companyName: 'Име на фирмата',
  eik: 'ЕИК',
  vat: 'Номер по ДДС',
  vatHint: 'Само за фирми, регистрирани по ДДС. Пример: BG123456789.',
  mol: 'МОЛ',
  address: 'Адрес',
  companyAddress: 'Адрес на управление',
  sending: 'Изпращане...',
} as const;
