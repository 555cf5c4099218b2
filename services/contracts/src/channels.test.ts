import { actorChanged, keys, listingsChanged } from './channels.ts';

describe('Channel', () => {
  it('round-trips a message', () => {
    expect(listingsChanged.read(listingsChanged.write({ city: 'sofia', id: 'p1' }))).toEqual({
      city: 'sofia',
      id: 'p1',
    });
  });

  it.each(['', '{ half', '"text"', '{"city":"sofia"}'])('ignores the invalid message %j', (message) => {
    expect(listingsChanged.read(message)).toBeUndefined();
    expect(actorChanged.read(message)).toBeUndefined();
  });
});

it('Redis keys of different names are distinct', () => {
  const made = Object.entries(keys).map(([name, key]) => [
    name,
    typeof key === 'string' ? key : (key as (...parts: string[]) => string)('1', '2', '3'),
  ]);
  expect(new Set(made.map(([, key]) => key)).size).toBe(made.length);
});
