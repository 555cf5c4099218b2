import { createHash } from 'node:crypto';
import path from 'node:path';

import ts from 'typescript';

const isStyled = (node) => ts.isIdentifier(node) && node.text === 'styled';

function baseOf(tag) {
  if (ts.isPropertyAccessExpression(tag) && isStyled(tag.expression)) return tag;
  if (!ts.isCallExpression(tag)) return undefined;
  if (isStyled(tag.expression)) return tag;
  return ts.isPropertyAccessExpression(tag.expression) ? baseOf(tag.expression.expression) : undefined;
}

/** Short, since nothing compresses it; a test shows that no two are equal. */
const digest = (text) => createHash('sha256').update(text).digest().readUInt32BE().toString(36);

/**
 * Names each styled component by its file and variable. styled-components numbers them in the order of creation, which
 * differs on the server and breaks hydration. Strips the indentation of styles, too.
 * @param file source path from the root of the repository
 */
export function withStyledNames(source, file) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const changes = [];
  let count = 0;

  const visit = (node, name) => {
    if (ts.isTaggedTemplateExpression(node)) {
      const base = baseOf(node.tag);
      if (base) {
        count += 1;
        const id = `p${digest(`${file}:${name ?? count}`)}`;
        changes.push({ from: base.end, to: base.end, text: `.withConfig({componentId:'${id}'})` });
      }
      const isStyles =
        base || (ts.isIdentifier(node.tag) && /^(css|keyframes|createGlobalStyle)$/u.test(node.tag.text));
      if (isStyles) for (const part of textsOf(node.template)) changes.push(...outdented(source, part));
    }
    const inner = ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) ? node.name.text : undefined;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(tree);

  return changes
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), source);
}

const textsOf = (template) =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)];

function outdented(source, { pos, end }) {
  return [...source.slice(pos, end).matchAll(/\s*\n\s*/gu)].map((match) => ({
    from: pos + match.index,
    to: pos + match.index + match[0].length,
    text: '\n',
  }));
}

export default function styledNames(source) {
  if (!source.includes('styled-components')) return source;
  const root = path.join(import.meta.dirname, '../..');
  return withStyledNames(source, path.relative(root, this.resourcePath).split(path.sep).join('/'));
}
