import { formatCount, type Words } from '@pokriv/web-kit/format';

const listings: Words = ['обява', 'обяви'];

export const bulkTexts = {
  price: {
    label: (count: number) => `Промени наема (${count})`,
    soon: (count: number) => `Променяме наема на ${formatCount(count, listings)}.`,
    done: (count: number) => `Променихме наема на ${formatCount(count, listings)}.`,
  },
  pause: {
    label: (count: number) => `Спри (${count})`,
    soon: (count: number) => `Спираме ${formatCount(count, listings)}.`,
    done: (count: number) => `Спряхме ${formatCount(count, listings)}.`,
    confirm: 'Спри',
    title: (count: number) => (count === 1 ? 'Да спрем ли обявата?' : `Да спрем ли ${count} обяви?`),
  },
  resume: {
    label: (count: number) => `Пусни (${count})`,
    soon: (count: number) => `Пускаме ${formatCount(count, listings)}.`,
    done: (count: number) => `Пуснахме ${formatCount(count, listings)}.`,
    confirm: 'Пусни',
    title: (count: number) => (count === 1 ? 'Да пуснем ли обявата?' : `Да пуснем ли ${count} обяви?`),
  },
  renew: {
    label: (count: number) => `Поднови (${count})`,
    soon: (count: number) => `Подновяваме ${formatCount(count, listings)}.`,
    done: (count: number) => `Подновихме ${formatCount(count, listings)}.`,
    confirm: 'Поднови',
    title: (count: number) => (count === 1 ? 'Да подновим ли обявата?' : `Да подновим ли ${count} обяви?`),
  },
  rent: {
    label: (count: number) => `Отдадени (${count})`,
    soon: (count: number) => `Отбелязваме ${formatCount(count, listings)} като отдадени.`,
    done: (count: number) => `Отбелязахме като отдадени: ${formatCount(count, listings)}.`,
    confirm: 'Отбележи',
    title: (count: number) => (count === 1 ? 'Отдадено ли е жилището?' : `Отдадени ли са ${count} жилища?`),
  },
  delete: {
    label: (count: number) => `Изтрий (${count})`,
    soon: (count: number) => `Изтриваме ${formatCount(count, listings)}.`,
    done: (count: number) => `Изтрихме ${formatCount(count, listings)}.`,
    confirm: 'Изтрий',
    title: (count: number) => (count === 1 ? 'Да изтрием ли обявата?' : `Да изтрием ли ${count} обяви?`),
    message: 'Можете да ги възстановите до 30 дни, после се изтриват със снимките.',
  },
  more: 'Още действия с избраните',
  promoteOne: 'Промотира се по една обява',
  notYet: 'Още нищо не е променено.',
  others: (count: number, isOfState: boolean) =>
    (count === 1 ? 'Още 1 избрана остава, както е' : `Още ${count} избрани остават, както са`) +
    (isOfState ? ': състоянието не позволява друго.' : '.'),
  seconds: (left: number) => `${left}\u00a0сек.`,
  undo: 'Отмени',
  sending: 'Изпращаме...',
  pending: (count: number) => `${formatCount(count, ['обява чака', 'обяви чакат'])} одобрение.`,
} as const;

export const priceTexts = {
  title: (count: number) => `Промяна на наема на ${formatCount(count, listings)}`,
  direction: 'Посока',
  down: 'Намали',
  up: 'Увеличи',
  unit: 'Мярка',
  by: 'С колко',
  rounding: (steps: readonly string[]) =>
    `Новият наем се закръглява до ${steps.join(' или ')}. Сума в същата валута се прибавя точно.`,
  wrongPercent: 'Въведете число над 0 и до 90.',
  wrongSum: 'Въведете сума, например 50.',
  preview: 'Новите наеми',
  same: 'Остава същият.',
  material: 'Разликата от одобрения наем е над 30%: новият ще чака одобрение.',
  left: (count: number) =>
    count === 1 ? '1 обява остава с наема си.' : `${count} обяви остават с наема си.`,
  cancel: 'Отказ',
  submit: (count: number) => (count === 0 ? 'Промени наема' : `Промени наема (${count})`),
} as const;
