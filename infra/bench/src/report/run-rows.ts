import type { Finding, Row } from './row.ts';
import { table } from './table.ts';
import { writeMeasurements, type Command } from './write-measurements.ts';

const WRITE = '--write';

/**
 * Runs the rows named on the command line and prints their tables, without names all; `--write`, or no names, also
 * writes docs/measurements.md. Exit code 1 when a target is missed.
 * @param order names in the order of the paper, also of rows that run elsewhere and stay in it
 */
export async function runRows(
  command: Command,
  rows: readonly Row[],
  words: string[],
  order: readonly string[] = rows.map(({ name }) => name),
): Promise<void> {
  const names = words.filter((word) => word !== WRITE);
  const unknown = names.filter((name) => !rows.some((row) => row.name === name));
  if (unknown.length > 0) {
    console.error(
      `✖ No such row: ${unknown.join(', ')}. There are: ${rows.map(({ name }) => name).join(', ')}.`,
    );
    process.exit(2);
  }
  // the stack's guardian kills the remaining processes
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
  const findings: Finding[] = [];
  for (const row of rows.filter(({ name }) => names.length === 0 || names.includes(name))) {
    console.log(`\n${row.name} · ${row.title}`);
    const finding = await runRow(row);
    console.log(`${table(finding)}\n${finding.seconds.toFixed(0)} s`);
    findings.push(finding);
  }
  if (names.length === 0 || words.includes(WRITE)) await writeMeasurements(command, findings, order);
  const isMet = findings.every(({ measures }) => measures.every(({ met }) => met !== false));
  process.exit(isMet ? 0 : 1);
}

async function runRow(row: Row): Promise<Finding> {
  const started = performance.now();
  const measures = await row.run().catch((error: unknown) => {
    console.error(error);
    const message = error instanceof Error ? error.message : String(error);
    return [
      { what: row.title, target: 'can be measured', measured: message.split('\n')[0] ?? '', met: false },
    ];
  });
  return { row, measures, seconds: (performance.now() - started) / 1000 };
}
