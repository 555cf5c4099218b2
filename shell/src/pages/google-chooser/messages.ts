/** The texts of the local stack's Google popup. */
export const texts = {
  provider: 'Вход с Google',
  title: 'Изберете профил',
  lead: 'за да продължите към Покрив',
  accounts: 'Профили в Google',
  other: 'Използвайте друг профил',
  email: 'Имейл',
  name: 'Име и фамилия',
  nameHint: 'Както е изписано в Google профила.',
  continue: 'Продължи',
  cancel: 'Отказ',
  local: 'Този прозорец замества Google в локалната среда. Профилите са измислени.',
  strayTitle: 'Прозорецът не е отворен от страницата за вход',
  stray: 'Затворете го и натиснете бутона „Вход с Google“ отново.',
} as const;
