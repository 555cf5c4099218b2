/** What the administrators' statistics are told by. Free of zod. */

/** So many days back the hours are told, whatever the period: „since the last visit“ is counted from them. */
export const HOURS_TOLD_DAYS = 7;

/** From registration to the first active listing. */
export const funnelSteps = {
  registered: 'Регистрирани',
  verified: 'С потвърден имейл',
  landlord: 'Наемодатели',
  drafted: 'Със започната обява',
  submitted: 'С изпратена обява',
  active: 'С публикувана обява',
} as const;
export type FunnelStep = keyof typeof funnelSteps;
