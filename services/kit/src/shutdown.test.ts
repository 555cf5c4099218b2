import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { until } from './testing.ts';

interface Settings {
  drainMs?: number;
  forceMs?: number;
  lastPart?: 'closes' | 'fails' | 'hangs';
}

interface Instance {
  origin: string;
  output: () => string;
  /** Sends SIGTERM and waits for the exit. */
  stop: () => Promise<{ code: number | null; ms: number }>;
}

const killed: (() => void)[] = [];
afterEach(() => {
  for (const kill of killed.splice(0)) kill();
});

async function startInstance({
  drainMs = 0,
  forceMs = 5000,
  lastPart = 'closes',
}: Settings = {}): Promise<Instance> {
  const instance = spawn(process.execPath, [join(__dirname, 'drained-instance.testing.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      LOG_LEVEL: 'info',
      DRAIN_MS: String(drainMs),
      FORCE_MS: String(forceMs),
      LAST_PART: lastPart,
    },
  });
  killed.push(() => instance.kill('SIGKILL'));
  let output = '';
  instance.stdout.on('data', (chunk: Buffer) => {
    output += String(chunk);
  });
  const ended = once(instance, 'exit');
  await until(() => output.includes('port '));
  return {
    origin: `http://127.0.0.1:${/port (\d+)/u.exec(output)?.[1] ?? ''}`,
    output: () => output,
    stop: async () => {
      const began = performance.now();
      instance.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return { code, ms: performance.now() - began };
    },
  };
}

const statusOf = (url: string) => fetch(url).then(({ status }) => status);

interface Answer {
  status: number;
  connection: string | undefined;
}

function ask(agent: Agent, url: string): Promise<Answer> {
  return new Promise((resolve) => {
    const failed = () => resolve({ status: 0, connection: undefined });
    get(url, { agent }, (reply) => {
      reply.resume().on('end', () => {
        resolve({ status: reply.statusCode ?? 0, connection: reply.headers.connection });
      });
      reply.on('error', failed);
    }).on('error', failed);
  });
}

/** Balances over ready instances, polled every 50 ms. */
function balance(instances: readonly Instance[]) {
  let ready = [...instances];
  const over = new AbortController();
  const look = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const states = await Promise.all(
        instances.map(({ origin }) => statusOf(`${origin}/health/ready`).catch(() => 0)),
      );
      ready = instances.filter((_instance, index) => states[index] === 200);
      await sleep(50);
    }
  };
  const agent = new Agent({ keepAlive: true });
  const statuses: number[] = [];
  const load = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const instance = ready[statuses.length % ready.length] ?? instances[0];
      if (instance) statuses.push((await ask(agent, `${instance.origin}/task/20`)).status);
    }
  };
  const running = Promise.all([look(), ...Array.from({ length: 8 }, load)]);
  return {
    statuses,
    end: async () => {
      over.abort();
      await running;
      agent.destroy();
    },
  };
}

describe('stopGracefully', () => {
  it('fails no request while one of two instances stops under load, and exits 0', async () => {
    const instances = [await startInstance({ drainMs: 700 }), await startInstance()] as const;
    const { statuses, end } = balance(instances);
    await until(() => statuses.length > 100);
    const { code } = await instances[0].stop();
    const before = statuses.length;
    await until(() => statuses.length > before + 100);
    await end();
    expect(code).toBe(0);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it('is not ready during the drain, yet serves and closes each connection', async () => {
    const instance = await startInstance({ drainMs: 1500 });
    expect(await statusOf(`${instance.origin}/health/ready`)).toBe(200);
    const stopped = instance.stop();
    await until(async () => (await statusOf(`${instance.origin}/health/ready`)) === 503);
    expect(await statusOf(`${instance.origin}/health/live`)).toBe(200);
    const agent = new Agent({ keepAlive: true });
    expect(await ask(agent, `${instance.origin}/task/1`)).toEqual({ status: 200, connection: 'close' });
    agent.destroy();
    expect((await stopped).code).toBe(0);
  });

  it('finishes a running request before it closes the parts, in their order', async () => {
    const instance = await startInstance();
    const agent = new Agent({ keepAlive: true });
    const running = ask(agent, `${instance.origin}/task/600`);
    await until(() => instance.output().includes('work began'));
    const { code } = await instance.stop();
    expect((await running).status).toBe(200);
    expect(code).toBe(0);
    expect(instance.output()).toMatch(/first closed[^]*shutdown: finished/u);
    agent.destroy();
  });

  it('ends open streams when the drain is over instead of waiting for them', async () => {
    const instance = await startInstance({ drainMs: 300 });
    const stream = await fetch(`${instance.origin}/stream`);
    const stopped = instance.stop();
    expect(await stream.text()).toBe(': open\n\n');
    const { code, ms } = await stopped;
    // an instance that waits for them is forced to exit with 1
    expect(code).toBe(0);
    expect(ms).toBeGreaterThan(299);
  });

  it('does not wait for idle connections without a drain', async () => {
    const instance = await startInstance();
    const agent = new Agent({ keepAlive: true });
    await ask(agent, `${instance.origin}/task/1`);
    const { code, ms } = await instance.stop();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(4000);
    agent.destroy();
  });

  it('exits 1 and names the part that does not close in time', async () => {
    const instance = await startInstance({ lastPart: 'hangs', forceMs: 300 });
    expect((await instance.stop()).code).toBe(1);
    expect(instance.output()).toMatch(/"waitingFor":"last".*not finished in time/u);
  });

  it('exits 1 and logs the cause when a part fails to close', async () => {
    const instance = await startInstance({ lastPart: 'fails' });
    expect((await instance.stop()).code).toBe(1);
    expect(instance.output()).toMatch(/"part":"last".*disk full/u);
  });

  it('exits 1 and names running requests that outlast the time', async () => {
    const instance = await startInstance({ forceMs: 300 });
    const agent = new Agent({ keepAlive: true });
    const running = ask(agent, `${instance.origin}/task/10000`);
    await until(() => instance.output().includes('work began'));
    expect((await instance.stop()).code).toBe(1);
    expect(instance.output()).toMatch(/"waitingFor":"requests","connections":1/u);
    expect((await running).status).toBe(0);
    agent.destroy();
  });
});
