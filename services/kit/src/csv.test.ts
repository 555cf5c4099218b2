import express from 'express';

import { sendCsv } from './csv.ts';

it('streams as many rows as there are', async () => {
  const app = express();
  async function* rows() {
    for (let index = 0; index < 20_000; index += 1) yield { index };
  }
  app.get('/', (_request, reply) => sendCsv(reply, 'proba', { Номер: ({ index }) => index }, rows()));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  const lines = (await answer.text()).split('\r\n');
  server.close();
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="proba-\d{4}-\d\d-\d\d\.csv"$/u,
  );
  expect(lines[0]).toContain('Номер');
  expect(lines.slice(1, -1)).toHaveLength(20_000);
});
