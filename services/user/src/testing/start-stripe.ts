import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface Answer {
  ids?: string[];
  outcome?: { kind: string };
}

const MAIN = require.resolve('@pokriv/stripe-stand-in/main');

export async function startStripe() {
  const folder = await mkdtemp(join(tmpdir(), 'user-stripe-'));
  const settings = { secretKey: 'sk_test_of_users', webhookSecret: 'whsec_of_users' };
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      STRIPE_PORT: '0',
      STRIPE_DIR: folder,
      STRIPE_SECRET_KEY: settings.secretKey,
      STRIPE_WITH_PARENT: '1',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { port } = JSON.parse(line) as { port: number };
  const origin = `http://127.0.0.1:${port}`;

  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(`${origin}/_test${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return reply.json();
  };

  return {
    settings: { ...settings, apiUrl: origin },
    control: async (path: string, body: object = {}) => (await ask('POST', path, body)) as Answer,
    read: (path: string) => ask('GET', path),
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
