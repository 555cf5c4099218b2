import type { ReportResolutionKind } from '@pokriv/contracts/moderation/report-states';

export const texts = {
  title: 'Сигнали',
  views: 'Изглед',
  view: { groups: 'По обяви', all: 'Всички' },
  found: ['сигнал', 'сигнала'],
  groupsFound: ['обява с сигнали', 'обяви с сигнали'],
  type: 'Вид',
  status: 'Състояние',
  anyType: 'Всички видове',

  overview: 'Обобщение',
  older: 'Чакат над 24 часа',
  average: 'Средно време до решение',
  hours: ['час', 'часа'],
  noAverage: 'Няма решени',

  people: ['човек', 'души'],
  weight: (weight: string, hidesAt: number) => `Тежест ${weight} от ${hidesAt} до скриване`,
  hides: (weight: string) => `Тежест ${weight}: стига за скриване`,
  weightHint:
    'Скриват само сериозните видове. Тежи всеки с потвърден имейл и профил над 7 дни, от различни мрежи; отхвърлените му сигнали намаляват тежестта.',
  typeCount: (type: string, count: number) => (count > 1 ? `${type} ×\u00a0${count}` : type),
  onlyOldest: (count: number) => `Показани са най-старите ${count}.`,
  noTitle: 'Без заглавие',
  by: (name: string) => `от ${name}`,
  emptyGroups: 'Няма отворени сигнали',
  emptyGroupsHint: 'Новите се появяват тук, щом някой сигнализира.',
  showAllTypes: 'Покажи всички видове',

  searchHint: 'Обява, причина или подател',
  sorts: { newest: 'Най-нови', oldest: 'Най-стари' },
  columns: {
    listing: 'Обява',
    type: 'Вид',
    reason: 'Причина',
    status: 'Състояние',
    reporter: 'Подател',
    created: 'Подаден',
    resolution: 'Решение',
    handled: 'Решен',
    notes: 'Бележка',
  },
  filters: { listing: 'Обява', owner: 'Собственик', reporter: 'Подател' },
  report: 'Сигнал',
  missing: 'Няма такъв сигнал',
  missingHint: 'Може да е изтрит с профила на подателя си или адресът да е сгрешен.',
  openListing: 'Към обявата',
  owner: 'Собственикът',
  allOfListing: 'Всички сигнали за обявата',
  done: 'Сигналът е обновен.',
  changedMeanwhile: (message: string) => `${message} Списъкът е прочетен отново.`,
  actions: { pending: '', reviewed: 'Вземи за преглед', resolved: 'Реши', dismissed: 'Отхвърли' },
  reopen: 'Отвори отново',

  decide: 'Решение по сигнала',
  action: 'Какво да се направи',
  effects: {
    dismiss: 'Сигналът се затваря без последици. Подателят научава изхода.',
    warn_owner: 'Собственикът получава предупреждение по имейл, обявата остава както е.',
    request_changes: 'Обявата се връща на собственика за поправка и се скрива дотогава.',
    remove_listing: 'Обявата се сваля. Затварят се и другите отворени сигнали за нея.',
    suspend_owner: 'Профилът се ограничава, обявите му се скриват. Затварят се и другите сигнали за обявата.',
  } satisfies Record<ReportResolutionKind, string>,
  term: 'Срок на ограничението',
  canned: 'Готов текст',
  cannedPlaceholder: 'Напишете свой или изберете',
  notes: 'Бележка',
  ownerText: 'Текст до собственика',
  notesKept: 'Остава в сигнала. Поне 5 знака.',
  notesSent: 'Собственикът получава този текст. Поне 5 знака.',
  submit: {
    dismiss: 'Отхвърли сигнала',
    warn_owner: 'Предупреди собственика',
    request_changes: 'Поискай промени',
    remove_listing: 'Премахни обявата',
    suspend_owner: 'Ограничи собственика',
  } satisfies Record<ReportResolutionKind, string>,
  submitNone: 'Запази решението',
  sure: {
    remove_listing: 'Да премахнем ли обявата?',
    suspend_owner: 'Да ограничим ли собственика?',
  },
} as const;

/** Canned notes of each decision; all but the first list are sent to the owner. */
export const cannedNotes: Readonly<Record<ReportResolutionKind, readonly string[]>> = {
  dismiss: [
    'Проверихме обявата и не открихме нарушение.',
    'Сигналът няма достатъчно данни, за да бъде проверен.',
    'За същото вече има решение.',
  ],
  warn_owner: [
    'Получихме сигнал за вашата обява. Проверете дали данните и снимките отговарят на имота.',
    'Обявата съдържа неподходящи изрази. Спазвайте общите условия.',
  ],
  request_changes: [
    'Част от информацията не отговаря на имота. Поправете я и изпратете обявата отново.',
    'Снимките не са на този имот. Качете снимки на жилището и изпратете обявата отново.',
    'Цената или таксите не са верни. Посочете крайната месечна цена и изпратете обявата отново.',
  ],
  remove_listing: [
    'Обявата е за имот, който не съществува или не се отдава.',
    'Обявата нарушава общите условия и не може да остане публикувана.',
    'Обявата повтаря друга и е публикувана само за реклама.',
  ],
  suspend_owner: [
    'Профилът публикува подвеждащи обяви след предупреждение.',
    'Профилът е използван за опит за измама.',
  ],
};
