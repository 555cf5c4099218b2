import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { silentProgress } from '../console/progress.ts';
import { messages } from '../messages.ts';
import { findRedis } from './find-redis.ts';

describe('a program from a wheel', () => {
  const { PATH, XDG_CACHE_HOME } = process.env;
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'wheel-'));
    mkdirSync(join(root, 'bin'));
    process.env.PATH = join(root, 'bin');
    process.env.XDG_CACHE_HOME = join(root, 'cache');
  });
  afterEach(() => {
    process.env.PATH = PATH;
    if (XDG_CACHE_HOME === undefined) delete process.env.XDG_CACHE_HOME;
    else process.env.XDG_CACHE_HOME = XDG_CACHE_HOME;
    rmSync(root, { recursive: true });
  });
  const installPython = (script: string): void => {
    const python = join(root, 'bin', 'python3');
    writeFileSync(python, `#!/bin/sh\n${script}\n`);
    chmodSync(python, 0o755);
  };

  it('tells the last line of pip when that fails', async () => {
    installPython(
      'echo "WARNING: old pip" >&2; echo "ERROR: No matching distribution" >&2; echo >&2; exit 1',
    );
    const begun: string[] = [];
    const progress = { ...silentProgress, begin: (label: string) => void begun.push(label) };
    await expect(findRedis(progress)).rejects.toThrow(
      `${messages.redisMissing} Причина: ERROR: No matching distribution`,
    );
    expect(begun).toEqual([messages.wheelDownload('Redis')]);
  });

  it('tells that there is no connection', async () => {
    installPython(
      'echo "WARNING: Retrying after connection broken by X"; echo "ERROR: No matching distribution"; exit 1',
    );
    await expect(findRedis()).rejects.toThrow('Причина: WARNING: Retrying after connection broken by X');
  });

  it('tells to install python where there is none', async () => {
    await expect(findRedis()).rejects.toThrow(new Error(messages.redisMissing));
  });
});
