import type { DecisionAction } from '../../deciding/decision.ts';

export const texts = {
  bar: 'Решения, които още не са изпратени',
  done: {
    approve: 'Одобрена',
    reject: 'Върната',
    request_changes: 'Поискани промени',
    remove: 'Премахната',
    reinstate: 'Възстановена',
  } satisfies Record<DecisionAction, string>,
  of: (title: string) => `„${title}“`,
  sendsIn: (seconds: number) => `изпраща се след ${seconds} сек.`,
  undo: 'Отмени',
  undoOf: (title: string) => `Отмени решението за „${title}“`,
  waits: 'Решението ви още не е изпратено. Дотогава можете да го отмените.',
} as const;
