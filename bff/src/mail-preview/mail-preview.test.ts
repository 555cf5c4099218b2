import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startBff } from '../start-bff.testing.ts';

/** A folder with a shell: unknown pages get 404, not an error about a missing shell. */
async function deployedShell(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pokriv-mail-preview-'));
  await mkdir(join(folder, 'shell', 's1'), { recursive: true });
  await writeFile(join(folder, 'shell', 's1', 'index.html'), '<!doctype html><html lang="bg"></html>');
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ slices: {}, shell: { version: 's1' } }));
  return folder;
}

const addresses = ['/dev/mails', '/dev/mails/listing-removed', '/dev/mails/listing-removed/dark'];

describe('the page of example mails', () => {
  it('comes from the notifications service, without the cookies of the browser, and shows pictures of listings', async () => {
    const bff = await startBff({ deploymentsDir: await deployedShell() });
    for (const path of addresses) {
      const reply = await bff.get(path, { cookie: 'visitor=1' });
      expect([reply.status, await reply.json()]).toEqual([200, { success: true, data: path }]);
      expect(reply.headers.get('content-security-policy')).toBe(
        "default-src 'none';style-src 'unsafe-inline';img-src data: https://pokriv.bg/media/;frame-src 'self';base-uri 'none';frame-ancestors 'self'",
      );
    }
    const received = bff.upstreams.notifications.received.filter(({ url }) => addresses.includes(url));
    expect(received.map(({ headers }) => headers.cookie)).toEqual(addresses.map(() => undefined));
    expect((await bff.get('/dev/mailsx')).status).toBe(404);
    await bff.close();
  });

  it('answers 404 in production', async () => {
    const bff = await startBff({ isProduction: true, deploymentsDir: await deployedShell() });
    for (const path of addresses) expect((await bff.get(path)).status).toBe(404);
    const asked = bff.upstreams.notifications.received.map(({ url }) => url);
    expect(asked.filter((url) => url.startsWith('/dev'))).toEqual([]);
    await bff.close();
  });
});
