import { ended } from '@pokriv/contracts/ended';
import { formatCount } from '@pokriv/web-kit/format';

/** Dates end with „г.“, which also ends a sentence. */
export const texts = {
  title: 'Вашият план',
  badge: {
    free: 'Безплатен',
    activeUntil: (date: string) => `Активен до ${date}`,
    endsOn: (date: string) => `Прекратява се на ${date}`,
    pastDue: (date: string) => `Просрочен, с гратис до ${date}`,
    overdue: 'Просрочен',
  },
  freeLine: 'Публикувате безплатно. Платен план се избира по-долу, когато ви потрябват повече места.',
  noLimit: 'Администраторите публикуват без ограничение.',
  givenLine: 'Правата по плана са ви предоставени без плащане.',
  renews: (date: string, sum: string) => `На ${date} се подновява: ${sum} от картата ви.`,
  ends: (date: string) =>
    `На ${date} преминавате към безплатния план. Дотогава всичко е ваше и нищо повече не се таксува.`,
  next: (plan: string, date: string) =>
    `На ${date} преминавате към „${plan}“. Дотогава правата по сегашния остават.`,
  pastDueTitle: 'Последното плащане не мина',
  pastDue: (date: string) =>
    `Правата по плана остават до ${date} Сменете картата и ще опитаме пак; иначе планът свършва.`,
  excessTitle: 'Обявите ви са повече от местата',
  excess: (count: number, limit: number, days: number) =>
    `Имате ${formatCount(count, ['обява', 'обяви'])} при ${formatCount(limit, ['място', 'места'])}. До ${days} дни след края на предишния план онези над лимита ще бъдат спрени, като се започва от най-старите. Нищо не се изтрива.`,
  slots: 'Места за обяви',
  slotsUsed: (used: number, limit: number) => `${used} от ${limit} ${used === 1 ? 'заето' : 'заети'}`,
  slotsFree: (used: number) => `${used} ${used === 1 ? 'заето' : 'заети'}, без ограничение`,
  credits: 'Промоции от плана',
  creditsLeft: (left: number, total: number) => `${left} от ${total} ${left === 1 ? 'остава' : 'остават'}`,
  creditsRenew: (date: string) => `Нови от ${date}`,
  useCredit: 'Ползвай при обява',
  portal: 'Карта и фактури',
  changeCard: 'Смени картата',
  cancel: 'Прекрати абонамента',
  resume: 'Възобнови абонамента',
  resumed: 'Абонаментът продължава.',
  cancelTitle: 'Да прекратим ли абонамента?',
  cancelKeeps: (plan: string, date: string) =>
    `Планът „${plan}“ остава ваш до ${date} След това картата ви няма да бъде таксувана повече.`,
  cancelThen: (limit: number, days: number) =>
    `После преминавате към безплатния план: ${formatCount(limit, ['място', 'места'])} за обяви. Имате още ${days} дни, преди обявите над лимита да бъдат спрени, като се започва от най-старите. Нищо не се изтрива.`,
  cancelUsed: (used: number, over: number) =>
    `Сега имате ${formatCount(used, ['обява', 'обяви'])}: ${formatCount(over, ['обява ще бъде спряна', 'обяви ще бъдат спрени'])}, ако не изберете план отново.`,
  cancelBack: 'До края на периода може да се откажете от прекратяването.',
  cancelConfirm: 'Прекрати',
  cancelKeep: 'Остави го',
  cancelled: 'Абонаментът е прекратен от края на периода.',
  pendingTitle: 'Имате започнато плащане',
  pending: (label: string, sum: string) => `${label}: ${ended(sum)} Още не е таксувано нищо.`,
} as const;
