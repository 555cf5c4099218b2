import { setTimeout as pause } from 'node:timers/promises';

import { anActor } from '@pokriv/service-kit/testing';

import { aToken, startBff, type TestBff } from '../start-bff.testing.ts';
import { RETRY_WITHIN_MS } from './retry.ts';

interface Parts {
  bff: TestBff;
  landlord: { authorization: string };
}

async function withBff(work: (parts: Parts) => Promise<void>): Promise<void> {
  const bff = await startBff();
  const actor = anActor();
  bff.people.set(actor.id, actor);
  try {
    await work({ bff, landlord: { authorization: `Bearer ${aToken(actor.id)}` } });
  } finally {
    await bff.close();
  }
}

/** Concurrent, because they wait for seconds; each has a BFF of its own. */
describe('calls to a slow service', () => {
  it.concurrent('are not sent again when the service hung first', () =>
    withBff(async ({ bff }) => {
      let calls = 0;
      bff.upstreams.property.answerWith((request) => {
        calls += 1;
        setTimeout(() => request.socket.resetAndDestroy(), RETRY_WITHIN_MS + 200);
      });
      expect([(await bff.get('/api/properties/p1')).status, calls]).toEqual([503, 1]);
    }),
  );

  it.concurrent('are answered 504 within 8 s when the service hangs, uploads and cached reads too', () =>
    withBff(async ({ bff, landlord }) => {
      bff.upstreams.property.answerWith(() => undefined);
      const started = Date.now();
      const form = new FormData();
      form.append('images', new Blob(['x'.repeat(100_000)]), 'a.jpg');
      const replies = await Promise.all([
        bff.get('/api/properties/p1'),
        bff.post('/api/properties', { title: 'Дом' }, landlord),
        bff.get('/api/properties?location=sofia'),
        fetch(`${bff.origin}/api/properties/p1/images`, { method: 'POST', headers: landlord, body: form }),
      ]);
      expect(Date.now() - started).toBeLessThan(8000);
      for (const reply of replies) {
        expect(reply.status).toBe(504);
        expect(await reply.json()).toMatchObject({ success: false, code: 'TIMEOUT' });
      }
    }),
  );

  it.concurrent('wait for a service whose MongoDB elects a new primary, for the actor too', () =>
    withBff(async ({ bff }) => {
      const actor = anActor();
      bff.upstreams.user.answerWith((_request, reply) => {
        setTimeout(() => reply.end(JSON.stringify({ actor })), 4500);
      });
      const headers = { authorization: `Bearer ${aToken(actor.id)}` };
      expect((await bff.get('/api/properties/my-properties', headers)).status).toBe(200);
    }),
  );

  it.concurrent('wait for an upload that comes slowly', () =>
    withBff(async ({ bff, landlord }) => {
      const chunks = async function* () {
        for (let index = 0; index < 8; index += 1) {
          yield Buffer.from('x');
          await pause(900);
        }
      };
      const reply = await fetch(`${bff.origin}/api/properties/p1/images`, {
        method: 'POST',
        headers: { ...landlord, 'content-type': 'multipart/form-data; boundary=b' },
        body: ReadableStream.from(chunks()),
        duplex: 'half',
      } as RequestInit);
      expect(reply.status).toBe(200);
      expect(bff.upstreams.property.received.at(-1)?.body).toBe('xxxxxxxx');
    }),
  );
});
