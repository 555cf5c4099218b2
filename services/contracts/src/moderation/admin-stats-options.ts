/** Range of the hourly counts in days, regardless of the period, for „since the last visit“. */
export const SHOWN_HOURS_DAYS = 7;

export const funnelSteps = {
  registered: 'Регистрирани',
  verified: 'С потвърден имейл',
  landlord: 'Наемодатели',
  drafted: 'Със започната обява',
  submitted: 'С изпратена обява',
  active: 'С публикувана обява',
} as const;
export type FunnelStep = keyof typeof funnelSteps;
