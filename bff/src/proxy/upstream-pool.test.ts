import { openPool } from './upstream-pool.ts';

describe('openPool', () => {
  it('closes the connections of retries too', async () => {
    const pool = openPool('http://127.0.0.1:1');
    await pool.close();
    const asked = { method: 'GET', path: '/' } as const;
    for (const send of [pool.request, pool.requestOnNewConnection])
      await expect(send(asked)).rejects.toMatchObject({ code: expect.stringMatching(/CLOSED|DESTROYED/u) });
  });
});
