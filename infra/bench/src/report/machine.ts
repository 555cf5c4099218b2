import { execFile } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { promisify } from 'node:util';

import { findMongod } from '@pokriv/local-stack/tools/find-mongod';
import { findRedis } from '@pokriv/local-stack/tools/find-redis';

const run = promisify(execFile);
const GB = 1024 ** 3;

/** Cores, memory and CPU model, without the machine's name. */
export function machine(): string {
  const cores = cpus();
  return `${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / GB)} GB`;
}

const numberIn = (text: string): string => /\d+\.\d+(?:\.\d+)?/u.exec(text)?.[0] ?? 'unknown';

const versionOf = async (program: string, argument: string): Promise<string> => {
  const { stdout, stderr } = await run(program, [argument]).catch(() => ({ stdout: '', stderr: '' }));
  return numberIn(stdout || stderr);
};

export async function versions(): Promise<string> {
  const [mongod, redis, nginx] = await Promise.all([
    versionOf(await findMongod(), '--version'),
    versionOf(await findRedis(), '--version'),
    versionOf('nginx', '-v'),
  ]);
  return `Node ${process.versions.node}, MongoDB ${mongod}, Redis ${redis}, nginx ${nginx}`;
}
