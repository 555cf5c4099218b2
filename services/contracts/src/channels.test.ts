import { actorChanged, keys, listingsChanged } from './channels.ts';

describe('a channel', () => {
  it('reads what it wrote', () => {
    expect(listingsChanged.read(listingsChanged.write({ city: 'sofia', id: 'p1' }))).toEqual({
      city: 'sofia',
      id: 'p1',
    });
  });

  it.each(['', '{ half', '"text"', '{"city":"sofia"}'])('reads nothing from %j', (message) => {
    expect(listingsChanged.read(message)).toBeUndefined();
    expect(actorChanged.read(message)).toBeUndefined();
  });
});

it('keys of Redis never meet: each begins in a way of its own', () => {
  const made = Object.entries(keys).map(([name, key]) => [
    name,
    typeof key === 'string' ? key : (key as (...parts: string[]) => string)('1', '2', '3'),
  ]);
  expect(new Set(made.map(([, key]) => key)).size).toBe(made.length);
});
