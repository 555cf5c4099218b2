import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';

import { machine, versions } from './machine.ts';
import type { Finding } from './row.ts';
import { table } from './table.ts';

const INTRODUCTION = `# Measurements

Written by \`npm run bench\`, \`npm run drill\` and \`npm run cluster -- drill\` with \`--write\` or without names of rows, and by
\`npm run cluster -- kubernetes\`; each row has the day and the machine of its run. Figures are ratios inside one run on one machine.
How each row is measured stands in \`infra/bench/README.md\`.
`;

const titles = { bench: 'Speed', drill: 'Faults', cluster: 'Several instances' } as const;
export type Command = keyof typeof titles;

const mark = (command: Command, edge: 'begin' | 'end') => `<!-- ${command}:${edge} -->`;

/**
 * Replaces the sections of the rows found in `docs/measurements.md`; the other sections stay.
 * @param order names of all rows of the command
 */
export async function writeMeasurements(
  command: Command,
  findings: readonly Finding[],
  order: readonly string[],
): Promise<void> {
  const path = join(projectRoot(), 'docs', 'measurements.md');
  const before = await readFile(path, 'utf8').catch(() => '');
  const run = `${new Date().toISOString().slice(0, 10)} · ${machine()} · ${await versions()}`;
  await writeFile(path, withFindings(before, { command, findings, order, run }));
}

interface Written {
  command: Command;
  findings: readonly Finding[];
  order: readonly string[];
  /** Day, machine and versions. */
  run: string;
}

/** The paper with the sections of these findings replaced or added, in the order of the command's rows. */
export function withFindings(paper: string, { command, findings, order, run }: Written): string {
  const found = new Map(findings.map((finding) => [finding.row.name, section(finding, run)]));
  const parts = (Object.keys(titles) as Command[]).map((name) => {
    const known = sectionsIn(paper, name);
    if (name !== command) return part(name, [...known.values()]);
    const sections = order.map((row) => found.get(row) ?? known.get(row));
    return part(
      name,
      sections.filter((text) => text !== undefined),
    );
  });
  return `${[INTRODUCTION, ...parts.filter(Boolean)].join('\n')}`;
}

const section = ({ row, measures }: Finding, run: string): string =>
  `### ${row.name} · ${row.title}\n\n${run}\n\n${table({ measures })}\n`;

/** Sections of a command by the name of their row. */
function sectionsIn(paper: string, command: Command): Map<string, string> {
  const [from, to] = [paper.indexOf(mark(command, 'begin')), paper.indexOf(mark(command, 'end'))];
  if (from === -1 || to === -1) return new Map();
  const [, ...texts] = paper.slice(from, to).split(/^(?=### )/mu);
  return new Map(texts.map((text) => [/^### (\w+)/u.exec(text)?.[1] ?? '', `${text.trimEnd()}\n`]));
}

const part = (command: Command, sections: readonly string[]): string =>
  sections.length === 0
    ? ''
    : [mark(command, 'begin'), '', `## ${titles[command]}`, '', ...sections, mark(command, 'end'), ''].join(
        '\n',
      );
