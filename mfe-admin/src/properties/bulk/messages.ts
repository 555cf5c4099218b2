interface Kept {
  rest: number;
  risky: number;
  unchecked: number;
  held: number;
}

export const texts = {
  choose: 'Избери няколко',
  tick: (title: string) => `Избери „${title}“`,
  all: 'Избери всички на страницата',
  bar: 'Общо решение',
  chosen: (count: number) => `Избрани: ${count}`,
  approve: 'Одобри избраните',
  reject: 'Върни избраните',
  clear: 'Изчисти',
  risky: (count: number, of: number) => {
    if (of === 1) return 'Избраната обява е с риск';
    return count === 1 ? `1 от ${of} е с риск` : `${count} от ${of} са с риск`;
  },
  unknown: (count: number, of: number) =>
    of === 1 ? 'Рисковете на избраната още не се знаят' : `Рисковете на ${count} от ${of} още не се знаят`,
  keepClean: 'Остави само без риск',
  riskyHint: (count: number) =>
    `${count === 1 ? 'Ще я одобрите, без да сте я отворили' : 'Ще ги одобрите, без да сте ги отворили'}. Имате 6 секунди, за да се откажете.`,
  riskyList: 'Обяви с риск или още непроверени',
  unchecked: 'още не се знае',
  approveAll: (count: number) => (count === 1 ? 'Одобри въпреки това' : `Одобри всички ${count}`),
  approveClean: (count: number, total: number) =>
    count < total ? `Одобри първите ${count} от ${total} без риск` : `Одобри ${count} без риск`,
  cleanTitle: (count: number) =>
    count === 1 ? 'Одобрявате 1 обява, без да я отворите' : `Одобрявате ${count} обяви, без да ги отворите`,
  cleanEffect: (count: number) =>
    count === 1
      ? 'Става публична веднага, а собственикът получава писмо. Имате 6 секунди, за да се откажете.'
      : 'Стават публични веднага, а собствениците получават писмо. Имате 6 секунди, за да се откажете.',
  cleanTitles: 'Обяви за одобряване',
  cleanKept: ({ rest, risky, unchecked, held }: Kept) => {
    const kept = [
      rest > 0 && `${rest} без риск`,
      risky > 0 && `${risky} с риск`,
      unchecked > 0 && (unchecked === 1 ? '1 още се проверява' : `${unchecked} още се проверяват`),
      held > 0 && (held === 1 ? '1 е отворена от друг' : `${held} са отворени от друг`),
    ].filter(Boolean);
    return kept.length > 0 ? `В опашката остават: ${kept.join(', ')}.` : 'Други обяви в опашката не остават.';
  },
  cleanMost: (most: number) =>
    `Най-много ${most} обяви наведнъж. Променена междувременно обява остава без решение и ще ви кажем коя е.`,
  reason: (count: number) => ({
    title: count === 1 ? 'Защо връщате избраната обява?' : `Защо връщате ${count} обяви?`,
    submit: count === 1 ? 'Върни избраната' : 'Върни избраните',
  }),
} as const;
