export const texts = {
  choose: 'Избери няколко',
  tick: (title: string) => `Избери „${title}“`,
  all: 'Избери всички на страницата',
  bar: 'Общо решение',
  chosen: (count: number) => `Избрани: ${count}`,
  approve: 'Одобри избраните',
  reject: 'Върни избраните',
  clear: 'Изчисти',
  approveClean: (count: number) => `Одобри ${count} без риск`,
  cleanTitle: (count: number) =>
    count === 1 ? 'Одобрявате 1 обява, без да я отворите' : `Одобрявате ${count} обяви, без да ги отворите`,
  cleanEffect:
    'Стават публични веднага, а собствениците получават писмо. Имате 6 секунди, за да се откажете.',
  cleanTitles: 'Обяви за одобряване',
  cleanKept: ({ risky, unchecked, held }: { risky: number; unchecked: number; held: number }) => {
    const kept = [
      risky > 0 && `${risky} с риск`,
      unchecked > 0 && `${unchecked} още се проверяват`,
      held > 0 && `${held} са отворени от друг`,
    ].filter(Boolean);
    return kept.length > 0
      ? `На страницата остават: ${kept.join(', ')}.`
      : 'Други обяви на страницата не остават.';
  },
  reason: (count: number) => ({
    title: count === 1 ? 'Защо връщате избраната обява?' : `Защо връщате ${count} обяви?`,
    submit: 'Върни избраните',
  }),
} as const;
