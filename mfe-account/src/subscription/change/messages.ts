import type { PlanInterval } from '@pokriv/contracts/billing/plans';

/** Dates end with „г.“, which also ends a sentence. */
export const texts = {
  title: (plan: string) => `Преминаване към „${plan}“`,
  when: {
    upgrade: () => 'Планът се сменя веднага.',
    downgrade: (plan: string, date: string) =>
      `До ${date} всичко остава, както е: правата по „${plan}“ са платени. Тогава започва новият план.`,
    restore: (plan: string, date: string) =>
      `Планираната смяна отпада. На ${date} се подновява „${plan}“, както досега.`,
  },
  due: 'Днес плащате около',
  dueHint:
    'Неизползваната част от сегашния период е приспадната. Точната сума изчислява платежният доставчик и се таксува от картата, с която плащате абонамента.',
  after: { month: 'После, всеки месец', year: 'После, всяка година' } satisfies Record<PlanInterval, string>,
  nothingNow: 'Днес не се плаща нищо.',
  limit: (listings: number) => `С новия план местата за обяви са ${listings}.`,
  over: (over: number, days: number) =>
    `Обявите над тях (сега ${over}) ще бъдат спрени ${days} дни по-късно, като се започва от най-старите.`,
  confirm: { upgrade: 'Смени и плати', downgrade: 'Смени от края на периода', restore: 'Остани' },
  busy: 'Сменяме плана...',
  cancel: 'Отказ',
  declined: 'Плащането не беше прието',
  declinedHint: 'Планът ви не е променен и нищо не е таксувано.',
  changeCard: 'Смени картата',
  failed: 'Планът не е сменен',
  done: {
    upgrade: (plan: string) => `Планът ви вече е „${plan}“.`,
    downgrade: () => 'Смяната е запазена.',
    restore: (plan: string) => `Оставате на „${plan}“.`,
  },
} as const;
