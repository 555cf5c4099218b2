import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { processIdentity } from './process-identity.ts';
import { endLeftovers, keepProcessRecords } from './process-records.ts';

const folder = mkdtempSync(join(tmpdir(), 'records-'));
const path = join(folder, 'processes.json');
const sleeper = (): ChildProcess => spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('endLeftovers', () => {
  it('kills processes left by a crash', async () => {
    const { pid = 0 } = sleeper();
    keepProcessRecords(path).add('sleeper', pid);
    expect(await endLeftovers(path)).toBe(1);
    expect(processIdentity(pid)).toBeUndefined();
  });

  it('spares a process that has reused the pid', async () => {
    const stranger = sleeper();
    writeFileSync(path, JSON.stringify([{ unit: 'mongo', pid: stranger.pid, identity: 'earlier' }]));
    expect(await endLeftovers(path)).toBe(0);
    expect(processIdentity(stranger.pid ?? 0)).toBeDefined();
    stranger.kill('SIGKILL');
  });

  it('does not wait when nothing is left', async () => {
    writeFileSync(path, '[]');
    const started = performance.now();
    expect(await endLeftovers(path)).toBe(0);
    expect(performance.now() - started).toBeLessThan(2900);
  });
});
