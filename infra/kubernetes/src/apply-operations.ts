import { applyPatch, type Operation } from 'rfc6902';

export type { Operation };

/**
 * A copy of the object after the operations of a JSON patch, as kustomizations use them.
 * @throws Error when a path does not exist, or a `test` fails
 */
export function applyOperations<T extends object>(object: T, operations: Operation[]): T {
  const copy = structuredClone(object);
  applyPatch(copy, operations).forEach((failure, at) => {
    const { op, path } = operations[at] as Operation;
    if (failure) throw new Error(`${op} ${path}: ${failure.message}`);
  });
  return copy;
}
