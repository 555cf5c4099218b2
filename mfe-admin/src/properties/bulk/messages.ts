const listings = (count: number) => (count === 1 ? '1 обява' : `${count} обяви`);

export const texts = {
  choose: 'Избери няколко',
  tick: (title: string) => `Избери „${title}“`,
  all: 'Избери всички на страницата',
  bar: 'Общо решение',
  chosen: (count: number) => `Избрани: ${count}`,
  approve: 'Одобри избраните',
  reject: 'Върни избраните',
  clear: 'Изчисти',
  reason: (count: number) => ({
    title: count === 1 ? 'Защо връщате избраната обява?' : `Защо връщате ${count} обяви?`,
    submit: 'Върни избраните',
  }),
  soon: {
    approve: (count: number) => `${listings(count)} за одобряване.`,
    reject: (count: number) => `${listings(count)} за връщане.`,
  },
  soonHint: 'Още нищо не е изпратено.',
  seconds: (left: number) => `${left} сек.`,
  undo: 'Отмени',
  sending: 'Изпращане...',
  done: {
    approve: (count: number) => `Одобрени: ${listings(count)}.`,
    reject: (count: number) => `Върнати: ${listings(count)}.`,
  },
  refusedTitle: (count: number) => `${listings(count)} без решение`,
  written: (reason: string) => `Вашият текст: „${reason}“`,
  refusedHint: 'Състоянието не е променено. Причината стои до заглавието.',
  close: 'Разбрах',
} as const;
