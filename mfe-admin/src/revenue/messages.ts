import { formatCount, type Words } from '@pokriv/web-kit/format';

const days: Words = ['ден', 'дни'];

export const texts = {
  title: 'Приходи',
  ofDays: (count: number) => `Приходи за ${formatCount(count, days)}`,
  hint: 'Платеното без върнатото, с ДДС.',
  monthly: 'Месечно от абонаменти',
  monthlyHint: 'Колкото плащат всички текущи абонаменти; годишните по една дванадесета.',
  refunded: 'Върнато',
  refundedHint: 'Вече е извадено от приходите.',
  change: (percent: string, sum: string) => `${percent} % спрямо предишния период: ${sum}`,
  same: (sum: string) => `колкото през предишния период: ${sum}`,
  first: 'През предишния период не е имало приходи.',
  up: 'Повече',
  down: 'По-малко',
  none: 'Още няма приходи',
  noneHint: 'Нито през периода, нито през предишния никой не е платил план или промоция.',
  payments: 'Всички плащания',
} as const;
