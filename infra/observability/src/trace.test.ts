import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { anyFreePort } from '@pokriv/local-stack/net/free-port';
import { projectRoot } from '@pokriv/local-stack/root';
import { aDatabase, testMongoUrl, testRedisUrl, until } from '@pokriv/service-kit/testing';

import { startCollector, type ReceivedSpan } from './collector.testing.ts';
import { startMailServer } from './mail-server.testing.ts';

const START_MS = 120_000;
/** A separate Redis database for this file. */
const REDIS_DB = 14;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const BROWSER_SPAN = '00f067aa0ba902b7';

interface Running {
  child: ChildProcess;
  output: string[];
}

describe('a trace', () => {
  const processes: Running[] = [];
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let site: string;

  const program = (path: string) => join(projectRoot(), path);
  const start = (path: string, env: NodeJS.ProcessEnv): Running => {
    const child = spawn(process.execPath, [program(path)], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const running = { child, output: [] as string[] };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => running.output.push(...chunk.toString().split('\n')));
    processes.push(running);
    return running;
  };
  const answers = (url: string) => async () =>
    (await fetch(url).then(
      ({ status }) => status,
      () => 0,
    )) > 0;

  beforeAll(async () => {
    collector = await startCollector();
    mail = await startMailServer();
    const [bff, moderation, notifications] = [await anyFreePort(), await anyFreePort(), await anyFreePort()];
    site = `http://127.0.0.1:${bff}`;
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      MONGO_URL: testMongoUrl(),
      REDIS_URL: `${testRedisUrl()}/${REDIS_DB}`,
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
      ACTOR_SECRET: 'a secret of this test, long enough for a process',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '1',
      ACCESS_LOG: 'on',
      SMTP_URL: mail.url,
      DEPLOYMENTS_DIR: mkdtempSync(join(tmpdir(), 'pokriv-trace-')),
      MODERATION_URL: `http://127.0.0.1:${moderation}`,
      NOTIFICATIONS_URL: `http://127.0.0.1:${notifications}`,
    };
    for (const [name, port] of [
      ['moderation', moderation],
      ['notifications', notifications],
    ] as const) {
      const own = { ...env, DB_NAME: aDatabase(name), SERVICE_PORT: String(port) };
      const migrated = spawnSync(process.execPath, [program(`services/${name}/src/migrate.ts`)], {
        env: own,
      });
      expect(migrated.stderr.toString()).toBe('');
      start(`services/${name}/src/main.ts`, own);
    }
    start('bff/src/main.ts', { ...env, PORT: String(bff) });
    const withinMs = START_MS / 2;
    await until(answers(`http://127.0.0.1:${moderation}/health/ready`), { withinMs });
    await until(answers(`http://127.0.0.1:${notifications}/health/ready`), { withinMs });
    await until(answers(site), { withinMs });
  }, START_MS);

  afterAll(async () => {
    await Promise.all(
      processes.map(
        ({ child }) =>
          new Promise((resolve) => {
            child.once('exit', resolve).kill('SIGTERM');
          }),
      ),
    );
    collector.close();
    mail.close();
  }, START_MS);

  it('is one from the form in the browser to the mails', async () => {
    const reply = await fetch(`${site}/api/contacts/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: `00-${TRACE}-${BROWSER_SPAN}-00` },
      body: JSON.stringify({
        name: 'Петър',
        email: 'petar@example.bg',
        subject: 'technical',
        message: 'Не мога да кача снимки на обявата си.',
      }),
    });
    expect([
      reply.status,
      processes.flatMap(({ output }) => output).filter((line) => /"level":50/u.test(line)),
    ]).toEqual([201, []]);

    // to the support team and to the sender
    await until(() => mail.mails.length === 2, { withinMs: 30_000 });
    for (const text of mail.mails)
      expect(text.split('\r\n\r\n')[0]).toMatch(new RegExp(`^X-Trace-ID: ${TRACE}\r?$`, 'imu'));

    const found = () => collector.spans.filter(({ traceId }) => traceId === TRACE);
    await until(() => found().length >= 5);
    const named = (service: string, name: string): ReceivedSpan[] =>
      found().filter((span) => span.service === service && span.name === name);
    const [atBff] = named('bff', 'submitContact');
    const [atService] = named('moderation', 'submitContact');
    const [job] = named('notifications', 'job contact-received');
    const mails = named('notifications', 'mail');
    expect(atBff?.parentSpanId).toBe(BROWSER_SPAN);
    expect(atService?.parentSpanId).toBe(atBff?.spanId);
    expect(job?.parentSpanId).toBe(atService?.spanId);
    expect(mails.map(({ parentSpanId }) => parentSpanId)).toEqual([job?.spanId, job?.spanId]);

    const requestId = reply.headers.get('x-request-id');
    const lines = processes.map(({ output }) => output.filter((line) => line.includes(`"${requestId}"`)));
    const [ofModeration, , ofBff] = lines;
    for (const [line = '{}'] of [ofModeration ?? [], ofBff ?? []])
      expect(JSON.parse(line)).toMatchObject({
        traceId: TRACE,
        call: 'submitContact',
        status: 201,
        requestId,
      });
  });
});
