import path from 'node:path';
import { parseArgs } from 'node:util';

import { projectRoot } from '@pokriv/local-stack/root';

import { changedFiles, nearTests, projectsOf } from './changed-files.ts';
import { runCommand } from './run-command.ts';

/** `npm run check`: format, lint, types and tests of the changed files only; `npm test` checks everything. */
interface Step {
  name: string;
  of: string;
  commands: readonly (readonly [command: string, ...args: string[]])[];
}

/** More tests take longer than a minute. */
const MOST_TESTS = 12;

const { values } = parseArgs({ options: { base: { type: 'string' } } });
const root = projectRoot();
const changed = changedFiles(root, values.base);
const sources = changed.filter((file) => /\.(?:tsx?|mts|mjs|cjs)$/u.test(file));

async function relatedTests(): Promise<string[]> {
  if (sources.length === 0) return [];
  const listed: string[] = [];
  const args = ['jest', '--listTests', '--findRelatedTests', ...sources];
  const { code, tail } = await runCommand('npx', args, {}, (line) => {
    if (/\.test\.tsx?$/u.test(line)) listed.push(line);
  });
  if (code !== 0) throw new Error(tail);
  return listed.map((file) => path.relative(root, file));
}

async function stepsOf(): Promise<Step[]> {
  const related = await relatedTests();
  const tests = nearTests({ changed, related }, MOST_TESTS);
  const projects = projectsOf(sources);
  const left = related.length - tests.length;
  const steps: Step[] = [
    {
      name: 'format',
      of: `${changed.length} files`,
      commands: [['prettier', '--check', '--ignore-unknown', '--log-level', 'warn', ...changed]],
    },
  ];
  if (sources.length > 0)
    steps.push({
      name: 'lint',
      of: `${sources.length} files`,
      commands: [['oxlint', '--type-aware', ...sources]],
    });
  if (projects.length > 0)
    steps.push({
      name: 'types',
      of: projects.join(', '),
      commands: projects.map((project) => ['tsc7', '-p', project] as const),
    });
  if (tests.length > 0)
    steps.push({
      name: 'unit',
      of: left > 0 ? `${tests.length} test files, ${left} more in npm test` : `${tests.length} test files`,
      commands: [['jest', '--silent', '--runTestsByPath', ...tests]],
    });
  return steps;
}

async function passes({ name, of, commands }: Step): Promise<boolean> {
  const started = Date.now();
  console.log(`… ${name}: ${of}`);
  const failures: string[] = [];
  for (const [command, ...args] of commands) {
    const { code, tail } = await runCommand('npx', [command, ...args], { NODE_ENV: 'test' });
    if (code !== 0) failures.push(tail);
  }
  if (failures.length > 0) console.log(failures.join('\n'));
  console.log(
    `${failures.length === 0 ? '✔' : '✘'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
  return failures.length === 0;
}

if (changed.length === 0) console.log('nothing changed; npm test checks everything');
else
  for (const step of await stepsOf()) {
    if (!(await passes(step))) process.exitCode = 1;
  }
