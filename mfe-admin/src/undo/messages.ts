export const texts = {
  bar: 'Решение, което още не е изпратено',
  what: (titles: readonly string[], counted: (count: number) => string) =>
    titles.length === 1 ? `„${titles[0]}“` : counted(titles.length),
  sendsIn: (seconds: number) => `изпраща се след ${seconds} сек.`,
  undo: 'Отмени',
  undoOf: (what: string) => `Отмени решението за ${what}`,
  waits: 'Решението ви още не е изпратено. Дотогава можете да го отмените.',
  refusedTitle: (counted: string) => `${counted} без решение`,
  written: (text: string) => `Вашият текст: „${text}“`,
  refusedHint: 'Вашето решение не е приложено. Причината стои до заглавието.',
  close: 'Разбрах',
} as const;
