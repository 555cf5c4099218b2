import fc from 'fast-check';

import {
  countBits,
  countMatches,
  countMatching,
  countSteps,
  countValues,
  fulfils,
  leaveOutEach,
  matches,
  placeOf,
  rowsOf,
  SearchIndex,
  selectRows,
  textNumber,
  withCounted,
  type Counted,
  type Entry,
  type Filter,
  type IndexSchema,
  type Order,
  type Point,
} from './index.ts';

const schema = {
  numbers: {
    size: { bytes: 4, edges: [0, 10, 20, 50] },
    rank: { bytes: 4 },
    weight: { bytes: 8 },
    maker: { bytes: 8 },
  },
  points: ['place'],
  sets: ['colour', 'tags'],
  orders: ['rank', 'weight'],
} as const satisfies IndexSchema;
type Schema = typeof schema;
type Thing = Entry<Schema>;

const colours = ['red', 'green', 'blue'];
const tags = ['a', 'b', 'c', 'd'];
const size = fc.integer({ min: -5, max: 70 });
const degrees = fc.integer({ min: 0, max: 20 }).map((value) => value / 2 + 0.1);
const point: fc.Arbitrary<Point> = fc.record({ lat: degrees, lon: degrees });
const id = fc.integer({ min: 0, max: 60 }).map((value) => value.toString(16).padStart(24, '5'));
const thing: fc.Arbitrary<Thing> = fc.record({
  id,
  numbers: fc.record({
    size: fc.option(size),
    rank: fc.nat(9),
    weight: fc.double({ min: 0, max: 5, noNaN: true }),
    maker: fc.constantFrom('x', 'y').map(textNumber),
  }),
  points: fc.record({ place: fc.option(point) }),
  sets: fc.record({ colour: fc.constantFrom(...colours).map((one) => [one]), tags: fc.subarray(tags) }),
});

const filter: fc.Arbitrary<Filter<Schema>> = fc.oneof(
  id.map((one) => ({ id: one })),
  fc.subarray([...colours, 'none']).map((anyOf) => ({ set: 'colour' as const, anyOf })),
  fc.subarray(tags, { minLength: 1 }).map((anyOf) => ({ set: 'tags' as const, anyOf })),
  fc.record({
    number: fc.constantFrom('size' as const, 'weight' as const),
    least: fc.option(size, { nil: undefined }),
    most: fc.option(size, { nil: undefined }),
  }),
  fc.constantFrom('x', 'y', 'z').map((maker) => {
    const least = textNumber(maker);
    return { number: 'maker' as const, least, most: least };
  }),
  fc.tuple(point, point).map(([one, other]) => ({
    point: 'place' as const,
    box: [
      Math.min(one.lon, other.lon),
      Math.min(one.lat, other.lat),
      Math.max(one.lon, other.lon),
      Math.max(one.lat, other.lat),
    ] as const,
  })),
);
const order: fc.Arbitrary<Order<Schema>> = fc.record({
  by: fc.constantFrom('rank' as const, 'weight' as const),
  direction: fc.constantFrom(1 as const, -1 as const),
});

type Step = { put: Thing } | { remove: string } | { move: string; weight: number } | 'settle';
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: thing.map((put) => ({ put })), weight: 6 },
  { arbitrary: id.map((remove) => ({ remove })), weight: 2 },
  { arbitrary: fc.record({ move: id, weight: fc.double({ min: 0, max: 5, noNaN: true }) }), weight: 2 },
  { arbitrary: fc.constant('settle' as const), weight: 1 },
);

/** Result of a count on prepared rows. */
function counted<Answer>(
  index: SearchIndex<Schema>,
  filters: readonly Filter<Schema>[],
  ask: (rows: Counted) => Answer,
): Answer | undefined {
  let answer: Answer | undefined;
  withCounted(index, matches(index, filters), (rows) => (answer = ask(rows)));
  return answer;
}

class Plain {
  readonly things = new Map<string, Thing>();

  take(one: Step): void {
    if (one === 'settle') return;
    if ('put' in one) this.things.set(one.put.id, one.put);
    else if ('remove' in one) this.things.delete(one.remove);
    else {
      const known = this.things.get(one.move);
      if (known) this.things.set(one.move, { ...known, numbers: { ...known.numbers, weight: one.weight } });
    }
  }

  matching(filters: readonly Filter<Schema>[]): Thing[] {
    return [...this.things.values()].filter((one) => filters.every((each) => fits(one, each)));
  }
}

function fits(one: Thing, each: Filter<Schema>): boolean {
  if ('id' in each) return one.id === each.id;
  if ('set' in each) return (one.sets[each.set] ?? []).some((value) => each.anyOf.includes(value));
  if ('number' in each) {
    const { least = -Infinity, most = Infinity } = each;
    const value = one.numbers[each.number];
    const isAny = least === -Infinity && most === Infinity;
    return isAny || (value !== null && value >= least && value <= most);
  }
  const { place } = one.points;
  if (!place || !('box' in each)) return false;
  const [west, south, east, north] = each.box;
  return place.lon >= west && place.lon <= east && place.lat >= south && place.lat <= north;
}

const byId = (one: string, other: string) => (one < other ? -1 : Number(one > other));

async function built(initial: readonly Thing[], steps: readonly Step[]) {
  const index = new SearchIndex(schema);
  const plain = new Plain();
  for (const put of initial) {
    index.put(put);
    plain.take({ put });
  }
  await index.complete();
  for (const one of steps) {
    plain.take(one);
    if (one === 'settle') await index.complete();
    else if ('put' in one) index.put(one.put);
    else if ('remove' in one) index.remove(one.remove);
    else index.move(one.move, 'weight', one.weight);
  }
  return { index, plain };
}
const history = [fc.array(thing, { maxLength: 40 }), fc.array(step, { maxLength: 60 })] as const;

describe('SearchIndex', () => {
  it('finds the same entries as brute force after any puts, moves and removals', async () => {
    await fc.assert(
      fc.asyncProperty(...history, fc.array(filter, { maxLength: 3 }), async (initial, steps, filters) => {
        const { index, plain } = await built(initial, steps);
        const found = [...rowsOf(matches(index, filters))].map((row) => index.ids.get(row));
        expect(found.sort(byId)).toEqual(
          plain
            .matching(filters)
            .map((one) => one.id)
            .sort(byId),
        );
        expect(countMatches(index, filters)).toBe(found.length);
        expect(index.size).toBe(plain.things.size);
      }),
    );
  });

  it('reads pages in order, by offset and after a place', async () => {
    const paging = fc.record({ skip: fc.nat(10), take: fc.integer({ min: 1, max: 9 }) });
    await fc.assert(
      fc.asyncProperty(...history, order, paging, async (initial, steps, by, { skip, take }) => {
        const { index, plain } = await built(initial, steps);
        const key = (one: Thing) => one.numbers[by.by];
        const expected = plain
          .matching([])
          .sort((one, other) => by.direction * (key(one) - key(other) || byId(one.id, other.id)))
          .map((one) => one.id);
        const found = matches(index, []);
        const idsOf = (rows: readonly number[]) => rows.map((row) => index.ids.get(row));
        const page = selectRows(index, found, by, { skip, take });
        expect(idsOf(page)).toEqual(expected.slice(skip, skip + take));
        const last = page.at(-1);
        if (last === undefined) return;
        const next = selectRows(index, found, by, { after: placeOf(index, by, last), take });
        expect(idsOf(next)).toEqual(expected.slice(skip + page.length, skip + page.length + take));
      }),
    );
  });

  it('reads pages of a few among many rows in order, by offset and after a place', async () => {
    const things = Array.from({ length: 2000 }, (_none, at): Thing => ({
      id: at.toString(16).padStart(24, '0'),
      numbers: { size: null, rank: (at * 7) % 3, weight: at, maker: textNumber('x') },
      points: { place: null },
      sets: { colour: [at % 400 === 0 ? 'red' : 'blue'], tags: [] },
    }));
    const { index } = await built(things, []);
    const bits = matches(index, [{ set: 'colour', anyOf: ['red'] }]);
    const numbersOf = (rows: readonly number[]) => rows.map((row) => parseInt(index.ids.get(row), 16));
    for (const [direction, inOrder] of [
      [1, [0, 1200, 400, 1600, 800]],
      [-1, [800, 1600, 400, 1200, 0]],
    ] as const) {
      const by = { by: 'rank', direction } as const;
      const first = selectRows(index, bits, by, { skip: 1, take: 2 });
      expect(numbersOf(first)).toEqual(inOrder.slice(1, 3));
      const after = placeOf(index, by, first[1] ?? 0);
      expect(numbersOf(selectRows(index, bits, by, { after, take: 9 }))).toEqual(inOrder.slice(3));
    }
  });

  it('counts the values of a set and the steps of a number', async () => {
    await fc.assert(
      fc.asyncProperty(...history, fc.array(filter, { maxLength: 2 }), async (initial, steps, filters) => {
        const { index, plain } = await built(initial, steps);
        const things = plain.matching(filters);
        const countsOf = (keys: readonly (string | number)[]) => {
          const counts: Record<string, number> = {};
          for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
          return counts;
        };
        const tagsOf = things.flatMap(({ sets }) => sets.tags ?? []);
        expect(counted(index, filters, (rows) => countValues(index, rows, 'tags'))).toEqual(countsOf(tagsOf));
        expect(
          counted(index, filters, (rows) => countValues(index, rows, 'tags', (value) => value > 'b')),
        ).toEqual(countsOf(tagsOf.filter((value) => value > 'b')));
        const histogram = counted(index, filters, (rows) =>
          countSteps(index, rows, { number: 'weight', step: 0.7, shift: -2 }),
        );
        expect(Object.fromEntries(histogram ?? [])).toEqual(
          countsOf(things.map(({ numbers }) => Math.floor((numbers.weight - 2) / 0.7))),
        );
      }),
    );
  });

  it('counts the rows that fulfil one more filter', async () => {
    await fc.assert(
      fc.asyncProperty(
        ...history,
        fc.array(filter, { maxLength: 2 }),
        filter,
        async (initial, steps, filters, more) => {
          const { index } = await built(initial, steps);
          expect(
            counted(index, filters, (rows) => {
              const before = rows.bits.slice();
              const count = countMatching(index, rows, more);
              expect(rows.bits).toEqual(before);
              return count;
            }),
          ).toBe(countBits(matches(index, [...filters, more])));
        },
      ),
    );
  });

  it('finds what a search without each group of filters finds', async () => {
    const filters = fc.array(filter, { maxLength: 3 });
    const asked = fc.record({ always: filters, groups: fc.array(filters, { maxLength: 5 }) });
    await fc.assert(
      fc.asyncProperty(...history, asked, async (initial, steps, { always, groups }) => {
        const { index } = await built(initial, steps);
        const found = new Map<number, number[]>();
        leaveOutEach(index, { always, groups }, (rows, group) => {
          found.set(group, [...rowsOf(rows)]);
          // the next group is unaffected by changes to these rows
          rows.fill(-1);
        });
        const others = (left: number) => groups.filter((_filters, group) => group !== left).flat();
        expect(found).toEqual(
          new Map(
            groups.map((_filters, group) => [
              group,
              [...rowsOf(matches(index, [...always, ...others(group)]))],
            ]),
          ),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('answers a search within another one as it answers it alone', async () => {
    await fc.assert(
      fc.asyncProperty(...history, fc.array(filter, { maxLength: 4 }), async (initial, steps, filters) => {
        const { index } = await built(initial, steps);
        const alone = filters.map((one) => [...rowsOf(matches(index, [one]))]);
        leaveOutEach(index, { always: [], groups: filters.map((one) => [one]) }, (rows) => {
          withCounted(index, rows, ({ bits }) => {
            const before = bits.slice();
            expect(filters.map((one) => [...rowsOf(matches(index, [one]))])).toEqual(alone);
            expect(bits).toEqual(before);
          });
        });
      }),
    );
  });

  it('finds entries within a polygon', async () => {
    const triangle = [
      { lat: 0, lon: 0 },
      { lat: 0, lon: 10 },
      { lat: 10, lon: 0 },
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(thing), async (things) => {
        const { index, plain } = await built(things, []);
        const inside = [...plain.things.values()].filter(
          ({ points: { place } }) => place && place.lat > 0 && place.lon > 0 && place.lat + place.lon < 10,
        );
        expect(countBits(matches(index, [{ point: 'place', polygon: triangle }]))).toBe(inside.length);
      }),
    );
  });

  const plainThing = (at: number): Thing => ({
    id: at.toString(16).padStart(24, '0'),
    numbers: { size: at % 60, rank: at % 7, weight: at, maker: 0 },
    points: { place: null },
    sets: { colour: [colours[at % 3] ?? ''], tags: at % 5000 === 0 ? ['a'] : [] },
    labels: { colour: `the colour ${colours[at % 3]}` },
  });

  it('reuses the rows of removed entries', async () => {
    const index = new SearchIndex(schema);
    for (let at = 0; at < 3000; at += 1) index.put(plainThing(at));
    await index.complete();
    for (let round = 0; round < 10; round += 1) {
      for (let at = 0; at < 3000; at += 1) index.put(plainThing(at));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(index.size).toBe(3000);
    expect(index.rows).toBeLessThan(9000);
    expect(countBits(matches(index, [{ set: 'colour', anyOf: ['red'] }]))).toBe(1000);
  });

  it('keeps the rows of each value while it grows from few to most rows and shrinks again', async () => {
    const index = new SearchIndex(schema);
    const kept = new Map<string, readonly string[]>();
    const idOf = (at: number) => at.toString(16).padStart(24, '7');
    const put = (at: number) => {
      const own = ['a', ...(at % 50 === 0 ? ['b'] : []), ...(at % 200 === 0 ? ['c'] : [])];
      kept.set(idOf(at), own);
      index.put({
        id: idOf(at),
        numbers: { size: at % 60, rank: 1, weight: at, maker: 0 },
        points: { place: null },
        sets: { colour: ['red'], tags: own },
      });
    };
    const remove = (at: number) => {
      kept.delete(idOf(at));
      index.remove(idOf(at));
    };
    const compare = () => {
      for (const tag of tags) {
        const rows = rowsOf(matches(index, [{ set: 'tags', anyOf: [tag] }]));
        const expected = [...kept].filter(([, own]) => own.includes(tag)).map(([one]) => one);
        expect([...rows].map((row) => index.ids.get(row)).sort(byId)).toEqual(expected.sort(byId));
      }
    };
    const all = Array.from({ length: 2000 }, (_one, at) => at);
    for (const at of all) put(at);
    await index.complete();
    compare();
    for (const at of all) if (at % 100 !== 0) remove(at);
    await index.complete();
    compare();
    for (const at of all) if (at % 2 === 0) put(at);
    await index.complete();
    compare();
  });

  it('keeps labels as long as an entry has the value', async () => {
    const index = new SearchIndex(schema);
    for (let at = 0; at < 6; at += 1) index.put(plainThing(at));
    await index.complete();
    expect(index.labelOf('colour', 'red')).toBe('the colour red');
    for (const at of [0, 3]) index.remove(plainThing(at).id);
    await index.complete();
    expect(index.labelOf('colour', 'red')).toBeUndefined();
    expect(index.labelOf('colour', 'blue')).toBe('the colour blue');
  });

  it('refuses an id that is not 24 hexadecimal digits', () => {
    const index = new SearchIndex(schema);
    expect(() => index.put({ ...plainThing(1), id: 'x' })).toThrow('"x" is not an id');
    index.remove('x');
    expect(index.size).toBe(0);
  });
});

describe('fulfils', () => {
  const corners = fc.array(point, { minLength: 3, maxLength: 6 });
  const anyFilter = fc.oneof(
    filter,
    corners.map((polygon): Filter<Schema> => ({ point: 'place', polygon })),
  );

  it('says of one entry what an index that holds it says', () => {
    fc.assert(
      fc.property(thing, fc.array(anyFilter, { maxLength: 4 }), (entry, filters) => {
        const index = new SearchIndex(schema);
        index.put(entry);
        expect(fulfils(entry, filters)).toBe(countBits(matches(index, filters)) === 1);
      }),
      { numRuns: 500 },
    );
  });
});
