const listings = (count: number) => (count === 1 ? '1 обява' : `${count} обяви`);

/** The words of one decision about several listings. */
export const texts = {
  choose: 'Избери няколко',
  tick: (title: string) => `Избери „${title}“`,
  all: 'Избери всички на страницата',
  bar: 'Общо решение',
  chosen: (count: number) => `Избрани: ${count}`,
  approve: 'Одобри избраните',
  reject: 'Откажи избраните',
  clear: 'Изчисти',
  reason: (count: number) => ({
    title: count === 1 ? 'Защо отказвате избраната обява?' : `Защо отказвате ${count} обяви?`,
    submit: 'Откажи избраните',
  }),
  soon: {
    approve: (count: number) => `${listings(count)} за одобряване.`,
    reject: (count: number) => `${listings(count)} за отказване.`,
  },
  soonHint: 'Още нищо не е изпратено.',
  seconds: (left: number) => `${left} сек.`,
  undo: 'Върни',
  sending: 'Изпращане...',
  done: {
    approve: (count: number) => `Одобрени: ${listings(count)}.`,
    reject: (count: number) => `Отказани: ${listings(count)}.`,
  },
  refusedTitle: (count: number) => `${listings(count)} без решение`,
  refusedHint: 'Състоянието не е променено. Причината стои до заглавието.',
  close: 'Разбрах',
} as const;
