import type { DecisionAction } from '../../deciding/decision.ts';

const listings = (count: number) => (count === 1 ? '1 обява' : `${count} обяви`);

type Words = Readonly<Record<DecisionAction, string>>;
const one: Words = {
  approve: 'Одобрена',
  reject: 'Върната',
  request_changes: 'Поискани промени',
  remove: 'Премахната',
  reinstate: 'Възстановена',
};
const several: Words = {
  approve: 'Одобрени',
  reject: 'Върнати',
  request_changes: 'Поискани промени',
  remove: 'Премахнати',
  reinstate: 'Възстановени',
};

export const texts = {
  bar: 'Решение, което още не е изпратено',
  done: (action: DecisionAction, count = 1) => (count === 1 ? one : several)[action],
  what: (titles: readonly string[]) => (titles.length === 1 ? `„${titles[0]}“` : listings(titles.length)),
  sendsIn: (seconds: number) => `изпраща се след ${seconds} сек.`,
  undo: 'Отмени',
  undoOf: (what: string) => `Отмени решението за ${what}`,
  waits: 'Решението ви още не е изпратено. Дотогава можете да го отмените.',
  sent: (action: DecisionAction, count: number) =>
    `${(count === 1 ? one : several)[action]}: ${listings(count)}.`,
  refusedTitle: (count: number) => `${listings(count)} без решение`,
  written: (reason: string) => `Вашият текст: „${reason}“`,
  refusedHint: 'Състоянието не е променено. Причината стои до заглавието.',
  close: 'Разбрах',
} as const;
