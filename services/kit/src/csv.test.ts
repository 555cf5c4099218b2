import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import express, { type Response } from 'express';

import { sendCsv } from './csv.ts';

interface Row {
  index: number;
}
const columns = { Номер: ({ index }: Row) => index, Пълнеж: () => 'я'.repeat(200) };

describe('sendCsv', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function serve(rows: (reply: Response) => AsyncIterable<Row>): Promise<string> {
    const app = express();
    app.get('/', (_request, reply) => sendCsv(reply, 'proba', columns, rows(reply)));
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  it('streams all rows without adding listeners for each', async () => {
    let listeners = 0;
    const address = await serve(async function* (reply) {
      for (let index = 0; index < 20_000; index += 1) {
        listeners = Math.max(listeners, reply.listenerCount('close'), reply.listenerCount('drain'));
        yield { index };
      }
    });
    const answer = await fetch(address);
    const lines = (await answer.text()).split('\r\n');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="proba-\d{4}-\d\d-\d\d\.csv"$/u,
    );
    expect(lines[0]).toContain('Номер');
    expect(lines.slice(1, -1)).toHaveLength(20_000);
    expect(listeners).toBeLessThan(10);
  });

  it('stops reading rows when the client disconnects', async () => {
    const state = { read: 0, isClosed: false };
    const address = await serve(async function* () {
      try {
        for (;;) yield { index: (state.read += 1) };
      } finally {
        state.isClosed = true;
      }
    });
    const leaving = new AbortController();
    const answer = await fetch(address, { signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
    while (!state.isClosed) await pause(10);
    const { read } = state;
    await pause(50);
    expect(state.read).toBe(read);
  });

  it('breaks the connection when reading rows fails', async () => {
    const address = await serve(async function* () {
      yield { index: 1 };
      await pause(20);
      throw new Error('the database is gone');
    });
    const answer = await fetch(address);
    await expect(answer.text()).rejects.toThrow();
  });
});
