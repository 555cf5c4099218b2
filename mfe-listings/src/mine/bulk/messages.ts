import { ended } from '@pokriv/contracts/ended';
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
    soon: (count: number) =>
      `Отбелязваме ${formatCount(count, listings)} като ${count === 1 ? 'отдадена' : 'отдадени'}.`,
    done: (count: number) =>
      `Отбелязахме ${formatCount(count, listings)} като ${count === 1 ? 'отдадена' : 'отдадени'}.`,
    confirm: 'Отбележи',
    title: (count: number) => (count === 1 ? 'Отдадено ли е жилището?' : `Отдадени ли са ${count} жилища?`),
    message: (count: number) =>
      count === 1
        ? 'Обявата ще слезе от търсенето и ще освободи място за друга.'
        : 'Обявите ще слязат от търсенето и ще освободят места за други.',
  },
  delete: {
    label: (count: number) => `Изтрий (${count})`,
    soon: (count: number) => `Изтриваме ${formatCount(count, listings)}.`,
    done: (count: number) => `Изтрихме ${formatCount(count, listings)}.`,
    confirm: 'Изтрий',
    title: (count: number) => (count === 1 ? 'Да изтрием ли обявата?' : `Да изтрием ли ${count} обяви?`),
    message: (count: number) =>
      count === 1
        ? 'Можете да я възстановите до 30 дни, после се изтрива със снимките.'
        : 'Можете да ги възстановите до 30 дни, после се изтриват със снимките.',
  },
  promote: {
    label: (count: number) => (count === 0 ? 'Промотирай' : `Промотирай (${count})`),
    soon: (count: number) => `Промотираме ${formatCount(count, listings)}.`,
    done: (count: number) => `Заявихме промоция на ${formatCount(count, listings)}.`,
  },
  failedTitle: (count: number) =>
    count === 1 ? 'Една обява остана, както беше' : 'Някои обяви останаха, както бяха',
  notPromotedTitle: (count: number) =>
    count === 1 ? 'Една обява не е промотирана' : 'Някои обяви не са промотирани',
  promoted: 'Заявихме промоция на:',
  notPromoted: (count: number) => (count === 1 ? 'Не е промотирана:' : 'Не са промотирани:'),
  more: 'Още действия с избраните',
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
    `Новият наем се закръглява до ${ended(steps.join(' или '))} Сума в същата валута се прибавя точно.`,
  wrongPercent: 'Въведете число над 0 и до 90.',
  wrongSum: 'Въведете сума, например 50.',
  preview: 'Новите наеми',
  same: 'Остава същият.',
  material: 'Разликата от одобрения наем е над 30\u00a0%: новият ще чака одобрение.',
  left: (count: number) =>
    count === 1 ? '1 обява остава с наема си.' : `${count} обяви остават с наема си.`,
  cancel: 'Отказ',
  submit: (count: number) => (count === 0 ? 'Промени наема' : `Промени наема (${count})`),
} as const;

export const promoteTexts = {
  title: 'Промотиране по плана',
  lead: (type: string, days: number) =>
    `Промоция „${type}“ за ${formatCount(days, ['ден', 'дни'])}, включена в плана. Нищо не се плаща.`,
  credits: (available: number, used: number) =>
    `Налични промоции: ${available}. Ще използвате: ${used}. Ще останат: ${available - used}.`,
  choice: 'Кои да се промотират',
  tooMany: 'Избраните са повече от наличните промоции. Махнете отметка, за да изберете друга обява.',
  afterApproval: 'Промоцията започва, щом обявата бъде одобрена.',
  afterReview: 'Промоцията започва, щом обявата се покаже отново.',
  impossible: 'Не могат да се промотират сега',
  promoted: (until: string) => `Вече се промотира. ${until}.`,
  unpublished: (status: string) => `Не е публикувана: „${status}“.`,
  noneReady: 'Никоя от избраните обяви не може да се промотира сега.',
  free: 'Планът ви не включва промоции. Всяка обява може да се промотира поотделно, с плащане.',
  spent: (renewal: string | undefined) =>
    `Използвахте включените в плана промоции.${renewal ? ` Новите идват на ${renewal}.` : ''} Дотогава всяка обява може да се промотира поотделно, с плащане.`,
  overdue:
    'Плащането за плана ви закъснява. Докато не бъде прието, включените промоции не се ползват. Всяка обява може да се промотира поотделно, с плащане.',
  plans: 'Виж плановете',
  toPlan: 'Към абонамента',
  creditsFailed: 'Включените промоции не се заредиха.',
  cancel: 'Отказ',
  submit: (count: number) => (count === 0 ? 'Промотирай' : `Промотирай (${count})`),
} as const;
