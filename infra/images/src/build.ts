import { createWriteStream, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { runCommand } from '@pokriv/checks/run-command';
import { onPath } from '@pokriv/local-stack/tools/on-path';

import { brokenRules, MEGABYTE } from './image-rules.ts';
import { messages } from './messages.ts';
import { readLayout } from './oci-layout.ts';

/**
 * `npm run image [-- --tag pokriv:1.2.0] [--twice]`: builds the image without a daemon, checks the rules of the
 * README and writes it with its bill of materials into `.data/image`. `IMAGE_BUILD_BASE` overrides the base of the
 * build stage.
 */
const FOLDER = '.data/image';
const LOG = `${FOLDER}/build.log`;

const { values } = parseArgs({
  options: { tag: { type: 'string', default: 'pokriv:local' }, twice: { type: 'boolean', default: false } },
});
const { tag } = values;
const secondsSince = (started: number): number => Math.round((Date.now() - started) / 1000);

const secrets = (): string[] =>
  [
    ['npmrc', join(process.env.HOME ?? '/root', '.npmrc')],
    ['ca', process.env.NODE_EXTRA_CA_CERTS ?? ''],
  ].flatMap(([id = '', src = '']) => (existsSync(src) ? ['--secret', `id=${id},src=${src}`] : []));

async function build(): Promise<string> {
  const started = Date.now();
  const log = createWriteStream(LOG, { flags: 'a' });
  const base = process.env.IMAGE_BUILD_BASE;
  const args = [
    // Docker's format, since OCI has no health check; one timestamp for all files, for a reproducible digest
    ...[
      'build',
      '--format',
      'docker',
      '--timestamp',
      '0',
      '--layers=false',
      '--file',
      'infra/images/Dockerfile',
    ],
    // npm opens more files than the usual limit of 1024
    ...['--ulimit', 'nofile=16384:16384'],
    ...['--tag', tag, ...secrets(), ...(base ? ['--build-arg', `BUILD_BASE=${base}`] : []), '.'],
  ];
  const { code, tail } = await runCommand('buildah', args, {}, (line) => {
    log.write(`${line}\n`);
    if (/^(?:\[\d+\/\d+\] )?STEP /u.test(line))
      console.log(messages.step(line.slice(0, 100), secondsSince(started)));
  });
  log.end();
  if (code !== 0) {
    console.error(tail);
    throw new Error(messages.failed(LOG));
  }
  const layout = join(FOLDER, 'oci');
  rmSync(layout, { recursive: true, force: true });
  const pushed = await runCommand('buildah', [
    'push',
    '--quiet',
    tag,
    `oci:${layout}:${tag.split(':')[1] ?? 'local'}`,
  ]);
  if (pushed.code !== 0) throw new Error(pushed.tail);
  console.log(messages.built(tag, secondsSince(started)));
  return layout;
}

try {
  if (!onPath('buildah')) throw new Error(messages.noBuildah);
  mkdirSync(FOLDER, { recursive: true });
  rmSync(LOG, { force: true });
  console.log(messages.building(tag));
  const facts = readLayout(await build());
  const onDisk = facts.entries.reduce((sum, { size }) => sum + size, 0);
  console.log(
    messages.facts(facts.digest, (facts.bytes / MEGABYTE).toFixed(1), (onDisk / MEGABYTE).toFixed(0)),
  );
  const broken = brokenRules(facts.entries, facts.bytes);
  if (broken.length > 0) throw new Error(messages.brokenRules(broken));
  writeFileSync(join(FOLDER, 'sbom.cdx.json'), facts.billOfMaterials);
  console.log(messages.papers(FOLDER));
  if (values.twice) {
    console.log(messages.again);
    const { digest } = readLayout(await build());
    if (digest !== facts.digest) throw new Error(messages.differs(facts.digest, digest));
    console.log(messages.same);
  }
} catch (error) {
  console.error(`✖ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
