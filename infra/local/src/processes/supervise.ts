import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Progress } from '../console/progress.ts';
import { Failure } from '../failure.ts';
import { messages, unitLabels } from '../messages.ts';
import { deferred, type Deferred } from './deferred.ts';
import { keepRunning, type End, type RunningProcess } from './keep-running.ts';
import { lastError } from './last-error.ts';
import { rotateLog } from './open-log.ts';
import type { OwnProcesses } from './own-processes.ts';
import { signalGroup } from './signal-group.ts';
import { isTask, type ProcessUnit, type Stage, type Unit } from './unit.ts';

const FIRST_READY_MS = 90_000;
/** Limit of exits before readiness until a unit is given up. */
const GIVE_UP_AFTER = 6;
const STOPPING: [Stage, graceMs: number][] = [
  ['gateway', 2_500],
  ['service', 3_000],
  ['engine', 3_500],
];

export interface Supervisor {
  /** resolves when the unit is ready, also again after a restart */
  ready(name: string): Promise<void>;
  pid(name: string): number | undefined;
  pids(): Record<string, number>;
  kill(name: string, signal: NodeJS.Signals): void;
  /** stops all units in order, within 10 s */
  stop(): Promise<void>;
  /** kills all units immediately */
  forceStop(): void;
}

export interface SupervisorTools {
  progress: Progress;
  owned: OwnProcesses;
  logsDir: string;
  onChange: () => void;
  onEnd?: (name: string, end: End) => void;
}

export function supervise(units: Unit[], tools: SupervisorTools): Supervisor {
  const running = new Map<string, RunningProcess>();
  const readiness = new Map<string, Deferred>(units.map(({ name }) => [name, deferred()]));
  let isStopping = false;

  for (const unit of units)
    void start(unit).then(readiness.get(unit.name)?.resolve, readiness.get(unit.name)?.reject);

  async function start(unit: Unit): Promise<void> {
    const label = labelOf(unit.name);
    await Promise.all((unit.after ?? []).map((name) => readiness.get(name)?.promise));
    if (isStopping) throw new Failure(messages.stopping);
    tools.progress.begin(label);
    try {
      await (isTask(unit) ? unit.run() : startProcess(unit));
    } finally {
      tools.progress.end(label);
    }
  }

  async function startProcess(unit: ProcessUnit): Promise<void> {
    const log = join(tools.logsDir, `${unit.name}.log`);
    rotateLog(log);
    const command = typeof unit.command === 'string' ? unit.command : await unit.command();
    if (isStopping) throw new Failure(messages.stopping);
    const failed = deferred();
    const isUp = deferred();
    running.set(unit.name, keepRunning(unit, command, log, watcherOf(unit.name, log, { isUp, failed })));
    tools.onChange();
    await Promise.race([isUp.promise, failed.promise, failLater(unit.name, log)]);
  }

  function watcherOf(name: string, log: string, first: { isUp: Deferred; failed: Deferred }) {
    const label = labelOf(name);
    let deaths = 0;
    let wasUp = false;
    return {
      launched(pid: number) {
        tools.owned.add(name, pid);
        tools.onChange();
      },
      ended(pid: number) {
        tools.owned.remove(pid);
        tools.onChange();
      },
      ready(tookMs: number, isFirst: boolean) {
        wasUp = true;
        first.isUp.resolve();
        tools.progress.done(isFirst ? messages.unitReady(label, tookMs) : messages.unitBack(label));
      },
      died(end: End, delayMs: number) {
        tools.onEnd?.(name, end);
        deaths += 1;
        if (deaths >= GIVE_UP_AFTER)
          first.failed.reject(new Failure(messages.unitFailed(label, log, lastError(log))));
        if (wasUp || deaths === 1) tools.progress.warn(messages.unitDied(label, describe(end), delayMs));
      },
    };
  }

  async function stop(): Promise<void> {
    isStopping = true;
    for (const [stage, graceMs] of STOPPING) {
      const stopping = units.filter((unit) => !isTask(unit) && unit.stage === stage);
      await Promise.all(stopping.map(({ name }) => running.get(name)?.stop(graceMs)));
    }
  }

  const pid = (name: string) => running.get(name)?.pid();

  return {
    async ready(name) {
      await readiness.get(name)?.promise;
      await running.get(name)?.whenReady();
    },
    pid,
    pids() {
      const pids = [...running].map(([name, process]) => [name, process.pid()] as const);
      return Object.fromEntries(pids.filter((pair): pair is [string, number] => pair[1] !== undefined));
    },
    kill(name, signal) {
      const target = pid(name);
      if (target) signalGroup(target, signal);
    },
    stop,
    forceStop() {
      isStopping = true;
      for (const name of running.keys()) {
        const target = pid(name);
        void running.get(name)?.stop(0);
        if (target) signalGroup(target, 'SIGKILL');
      }
    },
  };
}

async function failLater(name: string, log: string): Promise<never> {
  await sleep(FIRST_READY_MS, undefined, { ref: false });
  throw new Failure(messages.unitFailed(labelOf(name), log, lastError(log)));
}

/** Further instances have names like `property-2`. */
function labelOf(name: string): string {
  const [base = name, instance] = name.split(/-(?=\d+$)/u);
  const label = unitLabels[base] ?? base;
  return instance ? `${label} ${instance}` : label;
}

function describe({ code, signal }: End): string {
  return signal ? messages.exitSignal(signal) : messages.exitCode(code ?? 0);
}
