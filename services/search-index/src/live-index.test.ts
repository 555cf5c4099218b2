import { follow, type Changes, type Source } from './follow.ts';
import { LiveIndex, type Change } from './live-index.ts';
import type { Entry, IndexSchema } from './schema.ts';

const schema = {
  numbers: { weight: { bytes: 8 } },
  points: [],
  sets: [],
  orders: ['weight'],
} as const satisfies IndexSchema;
type Schema = typeof schema;

const idAt = (at: number) => at.toString(16).padStart(24, '0');
const thing = (at: number, weight = at): Entry<Schema> => ({
  id: idAt(at),
  numbers: { weight },
  points: {},
  sets: {},
});
const weightOf = ({ current }: LiveIndex<Schema>, at: number) =>
  current?.numbers.weight.get(current.rowOf(idAt(at)) ?? -1);

function channel<Item>() {
  const items: (Item | undefined | Error)[] = [];
  let wake = () => {};
  const write = (item: Item | undefined | Error) => {
    items.push(item);
    wake();
  };
  async function* read(): AsyncGenerator<Item> {
    for (;;) {
      while (items.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const item = items.shift();
      if (item instanceof Error) throw item;
      if (item === undefined) return;
      yield item;
    }
  }
  return { write, read };
}
const until = async (holds: () => boolean) => {
  for (let turn = 0; turn < 2000 && !holds(); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 1));
  expect(holds()).toBe(true);
};

describe('LiveIndex', () => {
  it('is not ready until the first fill is complete', async () => {
    const live = new LiveIndex(schema);
    const { write, read } = channel<Entry<Schema>>();
    const filling = live.fill(read());
    write(thing(1));
    await new Promise((resolve) => setImmediate(resolve));
    expect([live.isReady, live.current]).toEqual([false, undefined]);
    write(thing(2));
    write(undefined);
    await filling;
    expect([live.isReady, live.current?.size]).toEqual([true, 2]);
  });

  it('is ready after an empty fill', async () => {
    const live = new LiveIndex(schema);
    await live.fill([]);
    expect([live.isReady, live.current?.size]).toEqual([true, 0]);
  });

  it('serves the old index while a new one is filled', async () => {
    const live = new LiveIndex(schema);
    await live.fill([thing(1), thing(2), thing(3)]);
    const { write, read } = channel<Entry<Schema>>();
    const filling = live.fill(read());
    write(thing(7));
    await new Promise((resolve) => setImmediate(resolve));
    expect([live.current?.size, live.current?.rowOf(idAt(7))]).toEqual([3, undefined]);
    write(undefined);
    await filling;
    expect([live.current?.size, weightOf(live, 7)]).toEqual([1, 7]);
  });

  it('keeps the old index when a fill fails', async () => {
    const live = new LiveIndex(schema);
    await live.fill([thing(1)]);
    const { write, read } = channel<Entry<Schema>>();
    const filling = live.fill(read());
    write(thing(2));
    write(new Error('gone'));
    await expect(filling).rejects.toThrow('gone');
    expect([live.current?.size, weightOf(live, 1)]).toEqual([1, 1]);
  });

  it('aborts a fill when a later one starts', async () => {
    const live = new LiveIndex(schema);
    const { write, read } = channel<Entry<Schema>>();
    const first = live.fill(read());
    await live.fill([thing(2)]);
    write(thing(1));
    await first;
    expect([live.current?.size, weightOf(live, 2)]).toEqual([1, 2]);
  });

  it('applies a change to both indexes and prefers it to a later read of the fill', async () => {
    const live = new LiveIndex(schema);
    await live.fill([thing(1), thing(2), thing(3)]);
    const { write, read } = channel<Entry<Schema>>();
    const filling = live.fill(read());
    live.apply({ put: thing(1, 100) });
    live.apply({ remove: idAt(2) });
    expect([weightOf(live, 1), live.current?.size]).toEqual([100, 2]);
    for (const at of [1, 2, 3]) write(thing(at));
    write(undefined);
    await filling;
    expect([weightOf(live, 1), live.current?.rowOf(idAt(2)), live.current?.size]).toEqual([
      100,
      undefined,
      2,
    ]);
  });
});

describe('follow', () => {
  class Lost extends Error {}

  function aSource() {
    const stored = new Map<string, Entry<Schema>>();
    const opened: unknown[] = [];
    let read = 0;
    let fillings = 0;
    let current = channel<Change<Schema>>();
    const source: Source<Entry<Schema>, Change<Schema>> = {
      open: async (place) => {
        opened.push(place);
        const own = (current = channel<Change<Schema>>());
        const changes: Changes<Change<Schema>> = {
          get place() {
            return read;
          },
          close: async () => own.write(undefined),
          async *[Symbol.asyncIterator]() {
            for await (const change of own.read()) {
              read += 1;
              yield change;
            }
          },
        };
        return changes;
      },
      entries: async function* () {
        fillings += 1;
        yield* [...stored.values()];
      },
      isPlaceLost: (error) => error instanceof Lost,
    };
    return {
      source,
      stored,
      opened,
      fillings: () => fillings,
      change: (change: Change<Schema>) => current.write(change),
      end: () => current.write(undefined),
      fail: (error: Error) => current.write(error),
    };
  }
  const start = async (amount: number) => {
    const data = aSource();
    for (let at = 0; at < amount; at += 1) data.stored.set(idAt(at), thing(at));
    const live = new LiveIndex(schema);
    const breaks: unknown[] = [];
    const following = follow(live, data.source, { onBreak: (error) => breaks.push(error), retryMs: 1 });
    await until(() => live.isReady);
    return { ...data, live, breaks, following };
  };

  it('fills the index, then applies every change', async () => {
    const { live, change, following } = await start(3);
    expect(live.current?.size).toBe(3);
    change({ put: thing(9) });
    change({ remove: idAt(0) });
    change({ move: idAt(1), by: 'weight', value: 50 });
    await until(() => weightOf(live, 1) === 50);
    expect([weightOf(live, 9), live.current?.size]).toEqual([9, 3]);
    await following.close();
  });

  it('resumes a broken stream at its place, without another fill', async () => {
    const { live, change, fail, opened, fillings, breaks, following } = await start(2);
    change({ put: thing(5) });
    await until(() => weightOf(live, 5) === 5);
    fail(new Error('broken'));
    await until(() => opened.length === 2);
    change({ put: thing(6) });
    await until(() => weightOf(live, 6) === 6);
    expect([opened, fillings(), breaks]).toEqual([[undefined, 1], 1, [new Error('broken')]]);
    await following.close();
  });

  it.each(['ends', 'cannot resume'])(
    'fills the index again when the stream %s, serving the old one meanwhile',
    async (how) => {
      const { live, stored, fail, end, fillings, following } = await start(2);
      const before = live.current;
      stored.set(idAt(7), thing(7));
      if (how === 'ends') end();
      else fail(new Lost('history lost'));
      await until(() => {
        expect(live.isReady).toBe(true);
        return live.current !== before;
      });
      expect([live.current?.size, fillings()]).toEqual([3, 2]);
      await following.close();
    },
  );

  it('stops when closed', async () => {
    const { live, opened, change, following } = await start(1);
    await following.close();
    change({ put: thing(3) });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([live.current?.size, opened.length]).toEqual([1, 1]);
  });
});
