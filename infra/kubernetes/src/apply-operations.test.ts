import { applyOperations } from './apply-operations.ts';

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

  it('refuses a path that does not exist, and a failed test', () => {
    expect(() => applyOperations(object, [{ op: 'replace', path: '/spec/cuont', value: 1 }])).toThrow(
      'replace /spec/cuont: no such field',
    );
    expect(() => applyOperations(object, [{ op: 'remove', path: '/spec/list/2' }])).toThrow('no such field');
    expect(() => applyOperations(object, [{ op: 'add', path: '/status/list/-', value: 1 }])).toThrow(
      'add /status/list/-: no such field',
    );
    expect(() => applyOperations(object, [{ op: 'test', path: '/spec/count', value: 3 }])).toThrow(
      'test /spec/count: another value',
    );
    expect(applyOperations(object, [{ op: 'test', path: '/spec/count', value: 2 }])).toEqual(object);
  });
});
