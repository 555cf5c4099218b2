import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createProgress } from '@pokriv/local-stack/console/progress';
import { isFree } from '@pokriv/local-stack/net/free-port';
import { findOpenSearch } from '@pokriv/local-stack/tools/find-opensearch';

import { runBeside } from '../stack/run-beside.ts';
import { waitUntil } from '../stack/wait-until.ts';

/** The runner adds 1 to its base and gives up above 9299. */
const FIRST_PORT = 9211;
const LAST_PORT = 9299;
const START_MS = 180_000;
const HEAP = '1g';

/** Runs OpenSearch, one node on loopback with a heap of 1 GB, during `work`. */
export async function withOpenSearch<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const progress = createProgress();
  const { java, jars } = await findOpenSearch(progress).finally(() => progress.close());
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pokriv-opensearch-'));
  const url = `http://127.0.0.1:${port}`;
  const program: [string, ...string[]] = [
    ...([java, `-Xms${HEAP}`, `-Xmx${HEAP}`, '--enable-native-access=ALL-UNNAMED', '-cp', jars] as const),
    ...['org.codelibs.opensearch.runner.OpenSearchRunner', '-basePath', folder],
    ...['-numOfNode', '1', '-baseHttpPort', String(port - 1)],
  ];
  try {
    return await runBeside(program, {}, async () => {
      await waitUntil(() => answers(url), START_MS);
      return work(url);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  for (let port = FIRST_PORT; port <= LAST_PORT; port += 1) if (await isFree(port)) return port;
  throw new Error(`no port is free from ${FIRST_PORT} to ${LAST_PORT}`);
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/_cluster/health`).then(
    ({ ok }) => ok,
    () => false,
  );
