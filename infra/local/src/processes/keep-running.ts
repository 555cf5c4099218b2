import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { deferred } from './deferred.ts';
import { openLog } from './open-log.ts';
import { signalGroup } from './signal-group.ts';
import type { ProcessUnit } from './unit.ts';

const PROBE_EVERY_MS = 50;
const BACKOFF_MS = { first: 200, last: 5_000 };
/** Uptime after which the backoff is reset. */
const HEALTHY_MS = 10_000;

export interface Watcher {
  launched(pid: number): void;
  ended(pid: number): void;
  ready(tookMs: number, isFirst: boolean): void;
  died(end: End, delayMs: number): void;
}

export interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface RunningProcess {
  pid(): number | undefined;
  whenReady(): Promise<void>;
  /** stops permanently: SIGTERM, then SIGKILL after `graceMs` */
  stop(graceMs: number): Promise<void>;
}

/** Starts a process in its own group and restarts it with backoff until stopped. */
export function keepRunning(
  unit: ProcessUnit,
  command: string,
  logPath: string,
  watcher: Watcher,
): RunningProcess {
  let child: ChildProcess | undefined;
  let isStopping = false;
  let wasReady = false;
  let failures = 0;
  let ready = deferred();
  let restart: NodeJS.Timeout | undefined;

  function launch(): void {
    const log = openLog(logPath);
    const launched = spawn(command, unit.args, {
      cwd: unit.cwd,
      env: unit.env,
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child = launched;
    const startedAt = Date.now();
    launched.once('exit', (code, signal) => ended(launched, startedAt, { code, signal }));
    launched.once(
      'error',
      () => launched.pid === undefined && ended(launched, startedAt, { code: 127, signal: null }),
    );
    if (launched.pid) watcher.launched(launched.pid);
    void becomeReady(launched, startedAt);
  }

  async function becomeReady(launched: ChildProcess, startedAt: number): Promise<void> {
    while (child === launched) {
      if ((await unit.ready()) && child === launched) {
        watcher.ready(Date.now() - startedAt, !wasReady);
        wasReady = true;
        ready.resolve();
        return;
      }
      await sleep(PROBE_EVERY_MS);
    }
  }

  function ended(launched: ChildProcess, startedAt: number, end: End): void {
    child = undefined;
    if (launched.pid) {
      signalGroup(launched.pid, 'SIGKILL');
      watcher.ended(launched.pid);
    }
    if (isStopping) return;
    ready = deferred();
    failures = Date.now() - startedAt > HEALTHY_MS ? 1 : failures + 1;
    const backoffMs = Math.min(BACKOFF_MS.first * 2 ** (failures - 1), BACKOFF_MS.last);
    const delayMs = Math.max(unit.restartAfterMs ?? 0, backoffMs);
    watcher.died(end, delayMs);
    restart = setTimeout(launch, delayMs);
  }

  async function stop(graceMs: number): Promise<void> {
    isStopping = true;
    clearTimeout(restart);
    const stopping = child;
    if (!stopping?.pid) return;
    const gone = new Promise((resolve) => stopping.once('exit', resolve));
    const { pid } = stopping;
    signalGroup(pid, 'SIGTERM');
    const kill = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
    await gone;
    clearTimeout(kill);
  }

  launch();
  return { pid: () => child?.pid, whenReady: () => ready.promise, stop };
}
