import { applyMutation, diffOf, findMutations } from './find-mutations.ts';

const mutantsOf = (text: string, file = 'rule.ts'): string[] =>
  findMutations(file, text).map((mutation) => applyMutation(text, mutation));

describe('findMutations', () => {
  it.each([
    ['a < b', 'a <= b'],
    ['a <= b', 'a < b'],
    ['a > b', 'a >= b'],
    ['a >= b', 'a > b'],
    ['a === b', 'a !== b'],
    ['a !== b', 'a === b'],
    ['a && b', 'a || b'],
    ['a || b', 'a && b'],
    ['a - b', 'a + b'],
    ['a * b', 'a / b'],
    ['a / b', 'a * b'],
    ['x = true', 'x = false'],
    ['x = false', 'x = true'],
    ['x = !y', 'x = y'],
  ])('turns %s into %s', (text, mutant) => {
    expect(mutantsOf(text)).toEqual([mutant]);
  });

  it.each([
    ['page + 1', 'page - 1'],
    ['(Date.now() + waitMs)', '(Date.now() - waitMs)'],
    ['list.length + more', 'list.length - more'],
  ])('subtracts in a sum of numbers: %s', (text, mutant) => {
    expect(mutantsOf(text)).toEqual([mutant]);
  });

  it.each(["name + ', '", '`${a}` + b', 'a + b', "1 + 'лв.'"])('leaves text alone: %s', (text) => {
    expect(mutantsOf(text)).toEqual([]);
  });

  it('leaves the values of $unset alone, which MongoDB does not read', () => {
    expect(mutantsOf('change({ $set: { isDone: true }, $unset: { dueAt: true } })')).toEqual([
      'change({ $set: { isDone: false }, $unset: { dueAt: true } })',
    ]);
  });

  it('leaves the masks of zod alone, which accept no other value', () => {
    expect(mutantsOf('check(Person.pick({ name: true }), { isNew: true })')).toEqual([
      'check(Person.pick({ name: true }), { isNew: false })',
    ]);
  });

  it('leaves types, comments, strings and styles alone', () => {
    const text = [
      'type Yes = true;',
      'const a = b as { is: false };',
      "const c = 'a < b'; // a && b",
      'const Box = styled.div`${(p) => p.wide && 1};`;',
    ].join('\n');
    expect(mutantsOf(text)).toEqual([]);
  });

  it.each([
    ['until > Date.now()', 'until <= Date.now()'],
    ['until <= now()', 'until > now()'],
    ['now.getTime() - (at + restMs) < WAIT', 'now.getTime() - (at + restMs) >= WAIT'],
    ['day < sofiaDay(now)', 'day <= sofiaDay(now)'],
  ])('negates a comparison with the clock, whose limit is one moment: %s', (text, mutant) => {
    expect(mutantsOf(text)).toContain(mutant);
  });

  it.each([
    '<Badge $tone={count > 0 && "good"} style={{ width: share * 100 }} />',
    'element.focus({ preventScroll: true })',
    'model.bulkWrite(changes, { ordered: false, timestamps: false })',
  ])('leaves appearance and pace alone: %s', (text) => {
    expect(mutantsOf(text, 'page.tsx')).toEqual([]);
  });

  it('finds each operator of an expression once, after Cyrillic text too', () => {
    const text = "const a = 'Покрив';\nconst ok = !b && c > 0;\n";
    const found = findMutations('rule.ts', text);
    expect(found.map(({ line, before, after }) => [line, before, after])).toEqual([
      [2, '!', ''],
      [2, '&&', '||'],
      [2, '>', '>='],
    ]);
    expect(diffOf(text, found[1]!)).toEqual(['const ok = !b && c > 0;', 'const ok = !b || c > 0;']);
  });

  it('reads JSX', () => {
    expect(mutantsOf('const a = <p>{open && <b />}</p>;', 'page.tsx')).toEqual([
      'const a = <p>{open || <b />}</p>;',
    ]);
  });
});
