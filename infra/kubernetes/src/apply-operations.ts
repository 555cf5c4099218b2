/** An operation of a JSON patch (RFC 6902), as kustomizations use them. */
export interface Operation {
  op: 'add' | 'remove' | 'replace' | 'test';
  path: string;
  value?: unknown;
}

type Node = Record<string, unknown> | unknown[];

/**
 * A copy of the object after the operations.
 * @throws Error when a path does not exist, or a `test` fails
 */
export function applyOperations<T extends object>(object: T, operations: readonly Operation[]): T {
  const copy = structuredClone(object);
  for (const operation of operations) apply(copy as Node, operation);
  return copy;
}

function apply(object: Node, { op, path, value }: Operation): void {
  const keys = path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((inner, key) => (inner as Node | undefined)?.[key as never], object);
  if (typeof parent !== 'object' || parent === null) throw new Error(`${op} ${path}: no such field`);
  const node = parent as Record<string, unknown>;
  if (op !== 'add' && !(last in node)) throw new Error(`${op} ${path}: no such field`);
  if (op === 'test') {
    if (JSON.stringify(node[last]) !== JSON.stringify(value)) throw new Error(`test ${path}: another value`);
  } else if (Array.isArray(parent)) {
    const index = last === '-' ? parent.length : Number(last);
    parent.splice(index, op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [structuredClone(value)]));
  } else if (op === 'remove') delete node[last];
  else node[last] = structuredClone(value);
}
