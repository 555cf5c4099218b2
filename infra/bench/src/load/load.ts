import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { onPath } from '@pokriv/local-stack/tools/on-path';
import autocannon from 'autocannon';
import { z } from 'zod';

export interface Load {
  origin: string;
  /** requested in order, cyclically */
  paths: readonly string[];
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  perSecond: number;
  /** 4xx and 5xx replies, and requests without a reply */
  failed: number;
}

const run = promisify(execFile);

const Summary = z.object({ requests: z.number(), microseconds: z.number(), failed: z.number() });

/** Lua long string; only a leading line break would be lost. */
const quoted = (text: string): string => `[==[${text}]==]`;

const wrkScript = ({ headers = {} }: Load, pathsFile: string): string => `
local headers = {${Object.entries(headers).map(([name, value]) => `[ ${quoted(name)} ] = ${quoted(value)}`)}}
local requests = {}
local last = 0
init = function()
  for line in io.lines(${quoted(pathsFile)}) do requests[#requests + 1] = wrk.format("GET", line, headers) end
end
request = function()
  last = last % #requests + 1
  return requests[last]
end
done = function(summary)
  local e = summary.errors
  io.write(string.format('\\n{"requests":%d,"microseconds":%d,"failed":%d}\\n',
    summary.requests, summary.duration, e.connect + e.read + e.write + e.status + e.timeout))
end
`;

/** One thread: keeps the order of paths and leaves the cores to the measured processes. */
async function loadByWrk(load: Load): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'pokriv-load-'));
  const file = (name: string): string => join(folder, name);
  try {
    await writeFile(file('paths.txt'), load.paths.join('\n'));
    await writeFile(file('load.lua'), wrkScript(load, file('paths.txt')));
    const { stdout } = await run('wrk', [
      ...['--threads', '1', '--connections', String(load.connections), '--duration', `${load.seconds}s`],
      ...['--timeout', '10s', '--script', file('load.lua'), load.origin],
    ]);
    // wrk prints its own summary as well
    const own = stdout.split('\n').find((line) => line.startsWith('{'));
    const summary = Summary.parse(JSON.parse(own ?? 'null'));
    return { perSecond: summary.requests / (summary.microseconds / 1e6), failed: summary.failed };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Splits the paths over the connections, which would otherwise all request the same path at the same time. */
export async function loadByAutocannon({
  origin,
  paths,
  headers,
  connections,
  seconds,
}: Load): Promise<LoadResult> {
  let clients = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    setupClient: (client) => {
      const share = clients;
      clients += 1;
      const own = paths.filter((_, index) => index % connections === share % connections);
      client.setRequests((own.length > 0 ? own : paths).map((path) => ({ method: 'GET', path, headers })));
    },
  });
  const perSecond = result.requests.total / result.duration;
  return { perSecond, failed: result['4xx'] + result['5xx'] + result.errors + result.timeouts };
}

/** wrk uses the least CPU beside the measured processes; autocannon is the fallback. */
export const loadProgram = (): string => (onPath('wrk') ? 'wrk' : 'autocannon');

export function load(load: Load): Promise<LoadResult> {
  return loadProgram() === 'wrk' ? loadByWrk(load) : loadByAutocannon(load);
}
