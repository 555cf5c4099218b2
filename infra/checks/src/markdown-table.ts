/** A Markdown table with prettier's padding. @param rows the head, then the body */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_cell, at) =>
    Math.max(3, ...[head, ...body].map((row) => [...(row[at] ?? '')].length)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...body.map(line)].join('\n');
}
