import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { keepRunning, type RunningProcess } from './keep-running.ts';

const folder = mkdtempSync(join(tmpdir(), 'unit-'));
const readyNow = (): Promise<boolean> => Promise.resolve(true);
let running: RunningProcess;

function run(command: string, args: string[], firsts: boolean[] = []) {
  const delays: number[] = [];
  const watcher = {
    launched() {},
    ended() {},
    ready: (_ms: number, isFirst: boolean) => void firsts.push(isFirst),
    died: (_end: unknown, delay: number) => delays.push(delay),
  };
  const unit = { name: 'unit', stage: 'service' as const, command, args, ready: readyNow };
  running = keepRunning(unit, command, join(folder, 'unit.log'), watcher);
  return delays;
}

afterEach(() => running.stop(0));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('keepRunning', () => {
  it('restarts the process after SIGKILL', async () => {
    run('sleep', ['60']);
    const before = running.pid() ?? 0;
    process.kill(before, 'SIGKILL');
    await until(() => running.pid() !== before && running.pid() !== undefined);
    expect(running.pid()).not.toBe(before);
  });

  it('tells the first readiness from one after a restart', async () => {
    const firsts: boolean[] = [];
    run('sleep', ['60'], firsts);
    await until(() => firsts.length === 1);
    process.kill(running.pid() ?? 0, 'SIGKILL');
    await until(() => firsts.length === 2);
    expect(firsts).toEqual([true, false]);
  });

  it('backs off after consecutive deaths', async () => {
    const delays = run('false', []);
    await until(() => delays.length === 3);
    expect(delays).toEqual([200, 400, 800]);
  });

  it('does not restart a stopped process', async () => {
    const delays = run('sleep', ['60']);
    await running.stop(1_000);
    expect(running.pid()).toBeUndefined();
    expect(delays).toEqual([]);
  });

  it('keeps other processes running when a program is missing', async () => {
    const delays = run('/no/such/program', []);
    await until(() => delays.length > 0);
    expect(delays[0]).toBe(200);
  });
});
