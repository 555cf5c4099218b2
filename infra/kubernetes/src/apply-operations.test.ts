import { applyOperations, type Operation } from './apply-operations.ts';

describe('applyOperations', () => {
  const object = { spec: { list: ['a', 'b'], labels: { 'app/name': 'bff' }, count: 2 } };

  it('adds, replaces and removes fields and entries, and leaves the object as it was', () => {
    const changed = applyOperations<object>(object, [
      { op: 'add', path: '/spec/list/-', value: 'c' },
      { op: 'replace', path: '/spec/list/0', value: 'z' },
      { op: 'remove', path: '/spec/list/1' },
      { op: 'replace', path: '/spec/labels/app~1name', value: 'user' },
      { op: 'remove', path: '/spec/count' },
      { op: 'add', path: '/spec/name', value: 'site' },
    ]);
    expect(changed).toEqual({ spec: { list: ['z', 'c'], labels: { 'app/name': 'user' }, name: 'site' } });
    expect(object.spec.list).toEqual(['a', 'b']);
  });

  it.each<[Operation, string]>([
    [{ op: 'replace', path: '/spec/cuont', value: 1 }, 'replace /spec/cuont: Value required at path'],
    [{ op: 'remove', path: '/spec/list/2' }, 'remove /spec/list/2: Value required at path'],
    [{ op: 'add', path: '/status/list/-', value: 1 }, 'add /status/list/-: Value required at path'],
    [{ op: 'test', path: '/spec/count', value: 3 }, 'test /spec/count: Test failed'],
  ])('refuses %j, whose path does not exist or whose test fails', (operation, message) => {
    expect(() => applyOperations(object, [operation])).toThrow(message);
  });

  it('accepts a test that holds', () => {
    expect(applyOperations(object, [{ op: 'test', path: '/spec/count', value: 2 }])).toEqual(object);
  });
});
