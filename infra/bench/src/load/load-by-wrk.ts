import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { z } from 'zod';

import type { Load, LoadResult } from './load.ts';

const run = promisify(execFile);

const Summary = z.object({ requests: z.number(), microseconds: z.number(), failed: z.number() });

/** A Lua long string would swallow a first line break, and nothing else. */
const quoted = (text: string): string => `[==[${text}]==]`;

const script = ({ headers = {} }: Load, pathsFile: string): string => `
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

/** One thread, so that the paths are asked for in order and no core is taken from what is measured without need. */
export async function loadByWrk(load: Load): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'pokriv-load-'));
  const file = (name: string): string => join(folder, name);
  try {
    await writeFile(file('paths.txt'), load.paths.join('\n'));
    await writeFile(file('load.lua'), script(load, file('paths.txt')));
    const { stdout } = await run('wrk', [
      ...['--threads', '1', '--connections', String(load.connections), '--duration', `${load.seconds}s`],
      ...['--timeout', '10s', '--script', file('load.lua'), load.origin],
    ]);
    // it prints a summary of its own as well
    const own = stdout.split('\n').find((line) => line.startsWith('{'));
    const summary = Summary.parse(JSON.parse(own ?? 'null'));
    return { perSecond: summary.requests / (summary.microseconds / 1e6), failed: summary.failed };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
