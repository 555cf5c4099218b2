import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';

import { machine, versions } from './machine.ts';
import type { Finding } from './row.ts';
import { table } from './table.ts';

const INTRODUCTION = `# Measurements

Written by \`npm run bench\`, \`npm run drill\` and \`npm run cluster -- drill\`; figures are ratios inside one run on one machine. How each row is
measured stands in \`infra/bench/README.md\`.
`;

const titles = { bench: 'Speed', drill: 'Faults', cluster: 'Several copies' } as const;
export type Command = keyof typeof titles;

const mark = (command: Command, edge: 'begin' | 'end') => `<!-- ${command}:${edge} -->`;

export async function writeMeasurements(command: Command, findings: Finding[]): Promise<void> {
  const path = join(projectRoot(), 'docs', 'measurements.md');
  const before = await readFile(path, 'utf8').catch(() => '');
  const own = await part(command, findings);
  const parts = (Object.keys(titles) as Command[])
    .map((name) => (name === command ? own : partIn(before, name)))
    .filter(Boolean);
  await writeFile(path, `${[INTRODUCTION, ...parts].join('\n')}\n`);
}

function partIn(text: string, command: Command): string {
  const [from, to] = [text.indexOf(mark(command, 'begin')), text.indexOf(mark(command, 'end'))];
  return from === -1 || to === -1 ? '' : `${text.slice(from, to)}${mark(command, 'end')}\n`;
}

async function part(command: Command, findings: Finding[]): Promise<string> {
  const date = new Date().toISOString().slice(0, 10);
  const rows = findings.map(
    (finding) => `### ${finding.row.name} · ${finding.row.title}\n\n${table(finding)}\n`,
  );
  return [
    mark(command, 'begin'),
    '',
    `## ${titles[command]}`,
    '',
    `${date} · ${machine()} · ${await versions()}`,
    '',
    ...rows,
    mark(command, 'end'),
    '',
  ].join('\n');
}
