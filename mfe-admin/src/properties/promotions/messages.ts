/** The words of a listing's promotions and of giving one. */
export const texts = {
  title: 'Промоции',
  none: 'Тази обява не е промотирана.',
  days: (type: string, days: string) => `${type}, ${days}`,
  waits: 'Начало: щом е възможно',
  starts: (moment: string) => `Начало: ${moment}`,
  fromTo: (from: string, to: string) => `${from} – ${to}`,

  give: 'Подари промоция',
  dialog: 'Подаряване на промоция',
  type: 'Вид',
  term: 'За колко време',
  effects: {
    active:
      'Започва веднага, а ако тече друга промоция – след нея. Нищо не се плаща. Причината остава в дневника.',
    pending: 'Започва с одобрението на обявата. Нищо не се плаща. Причината остава в дневника.',
  },
  hint: 'Остава в дневника и в историята на обявата. Между 10 и 500 знака.',
  submit: 'Подари',
  running: (until: string) => `Промоцията тече до ${until}.`,
  waiting: 'Промоцията е подарена и чака реда си.',
} as const;
