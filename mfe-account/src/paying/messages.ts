export const payingTexts = {
  goOn: 'Продължи към плащането',
  abandon: 'Откажи се',
  abandonNamed: (label: string) => `Откажи се от плащането: ${label}`,
  abandoned: 'Отказахте се от плащането.',
  unpaid: (name: string) => `${name}, неплатена`,
  forListing: 'За обява',
  runs: (from: string, to: string) => `от ${from} до ${to}`,
  startsOn: (date: string) => `започва на ${date}`,
  /** `date` ends with „г.“. */
  startsAfter: (date: string) => `започва на ${date}, след текущата`,
  startsLater: 'започва, щом обявата бъде публикувана',
} as const;
