import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';
import type { Stack } from '@pokriv/local-stack/stack/start-stack';

import { apiUnits, forgetData, ownDataDir, startOwnStack } from '../stack/start-own-stack.ts';

export const LISTINGS = 100_000;
/** Shared by all listings: pictures are not what is measured. */
const PICTURES = 24;

/**
 * A stack with 100,000 listings of the demo data. An earlier run has left them, unless the search cards or their indexes
 * are written differently since: then they are made anew, which takes minutes.
 */
export async function startWithListings(): Promise<Stack> {
  const stampFile = join(ownDataDir('bench'), 'listings-stamp');
  const stamp = await sourcesStamp(join(projectRoot(), 'services', 'property', 'src', 'search'));
  const isPrepared = existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp;
  if (!isPrepared) {
    console.log(`preparing ${LISTINGS} listings (the first time only)…`);
    forgetData('bench');
  }
  const seed = ['--listings', String(LISTINGS), '--pictures', String(PICTURES)];
  const stack = await startOwnStack('bench', { only: [...apiUnits, 'seed'], seed });
  await Promise.all([stack.waitReady('bff'), stack.waitReady('seed')]).catch(async (error: unknown) => {
    await stack.stop();
    throw error;
  });
  await mkdir(ownDataDir('bench'), { recursive: true });
  await writeFile(stampFile, stamp);
  return stack;
}

/** Of everything that says how a card is written and found. */
async function sourcesStamp(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.test.ts')).sort();
  const hash = createHash('sha256').update(String(LISTINGS));
  for (const name of names) hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest('hex');
}
