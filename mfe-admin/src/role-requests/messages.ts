export const texts = {
  title: 'Заявки за роля',
  found: ['заявка', 'заявки'],
  empty: 'Няма заявки в това състояние',
  emptyHint: 'Новите се появяват тук, щом някой поиска друга роля.',
  from: (from: string, to: string) => `${from} → ${to}`,
  member: (ago: string) => `регистриран ${ago}`,
  notes: 'Отговор до потребителя',
  decided: (when: string) => `Решение на ${when}`,
  by: 'Решил',
  you: 'Вие',
  someAdministrator: 'администратор',

  approve: 'Одобри',
  reject: 'Откажи',
  approveTitle: 'Одобряване на заявка',
  approveText: (name: string, role: string) =>
    `${name} получава роля „${role}“ веднага, заедно с имейл за решението.`,
  rejectTitle: 'Защо отказвате заявката?',
  canned: 'Готов отговор',
  cannedPlaceholder: 'Изберете отговор',
  answer: 'Текст до потребителя',
  answerHint: 'Получава се по имейл. Между 10 и 500 знака.',
  rejectSubmit: 'Откажи заявката',
  counted: (count: number) => (count === 1 ? '1 заявка' : `${count} заявки`),
  done: { approve: 'Одобрена заявка', reject: 'Отказана заявка' },
  sent: { approve: 'Заявката е одобрена.', reject: 'Заявката е отказана.' },
} as const;

/** Canned answers, editable before sending. */
export const cannedAnswers = {
  more: {
    label: 'Нужни са повече данни',
    text: 'Заявката не обяснява защо ви е нужна другата роля. Опишете го с няколко думи и изпратете нова.',
  },
  listings: {
    label: 'Има активни обяви',
    text: 'Профилът ви има активни обяви. Спрете ги или ги отбележете като отдадени и изпратете нова заявка.',
  },
  unverified: {
    label: 'Непотвърдени данни',
    text: 'Потвърдете имейла си и добавете телефон за връзка, преди да поискате друга роля.',
  },
  reports: {
    label: 'Сигнали срещу профила',
    text: 'Срещу профила ви има неразгледани сигнали. Можете да изпратите нова заявка, след като ги прегледаме.',
  },
} as const;
export type CannedAnswer = keyof typeof cannedAnswers;
