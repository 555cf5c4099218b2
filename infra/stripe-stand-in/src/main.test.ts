import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SECRET_KEY, sdkFor } from './testing/start-for-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'stripe-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function start(): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      ...{ STRIPE_PORT: '0', STRIPE_DIR: folder, STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WITH_PARENT: '1' },
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, port: (JSON.parse(line.toString()) as { port: number }).port };
}

test('the process resumes its state after a kill and ends with its parent', async () => {
  const first = await start();
  const created = await sdkFor(first.port).customers.create({ name: 'Ана' }, { idempotencyKey: 'k' });
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  const second = await start();
  const stripe = sdkFor(second.port);
  expect(await stripe.customers.retrieve(created.id)).toMatchObject({ name: 'Ана' });
  expect(await stripe.customers.create({ name: 'Ана' }, { idempotencyKey: 'k' })).toMatchObject({
    id: created.id,
  });
  second.child.stdin?.end();
  const [code] = await once(second.child, 'exit');
  expect(code).toBe(0);
});
