import ts from 'typescript';

/** Body of a function that this product never calls; it names where it was removed. */
export const NOT_BUILT_IN = 'throw Error("not built in: shell/kit/lighter-parts.mjs");';

/**
 * Replaces the bodies of functions at the top level of a formatted file, where they end with a `}` in the first column.
 * @throws Error naming a function that the source lacks
 */
export function withBodies(source, names, body) {
  return names.reduce((text, name) => {
    const declaration = new RegExp(`^function ${name}\\([\\s\\S]*?^\\}$`, 'mu');
    if (!declaration.test(text)) throw new Error(`lighter parts: no function ${name}`);
    return text.replace(declaration, `function ${name}() { ${body} }`);
  }, source);
}

/**
 * Replaces the match of a pattern.
 * @throws Error naming the pattern when nothing matches
 */
export function replaced(source, pattern, text) {
  if (source.search(pattern) === -1) throw new Error(`lighter parts: nothing like ${pattern.source}`);
  return source.replace(pattern, text);
}

/**
 * Applies changes of a syntax tree, the outer one of two that overlap.
 * @param changesIn `{ from, to, text }` of a node of the source, as offsets in UTF-16 units
 */
export function withChanges(source, changesIn) {
  const tree = ts.createSourceFile('library.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const changes = [];
  const visit = (node) => {
    changes.push(...changesIn(node));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const isInside = (one) => (other) =>
    other.from <= one.from && one.to <= other.to && one.to - one.from < other.to - other.from;
  return changes
    .filter((one) => !changes.some(isInside(one)))
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), source);
}
