import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

import { jpegAddress } from '@pokriv/contracts/listing/picture-address';
import { healthOf } from '@pokriv/service-kit/health';
import { createService } from '@pokriv/service-kit/http';
import { pictureId } from '@pokriv/service-kit/picture-store/picture-store';
import { serve, TEST_SECRET } from '@pokriv/service-kit/testing';

import { everyLetter } from './every-letter.ts';
import { mailPreviewRoutes } from './mail-preview.routes.ts';

const demoFolder = new URL('../../../../infra/seed/pictures/', import.meta.url);

const start = (isProduction: boolean) =>
  serve(
    createService([], {
      actorSecret: TEST_SECRET,
      health: healthOf({}),
      open: [mailPreviewRoutes({ isProduction, currency: 'BGN', origin: 'http://localhost:3000' })],
    }),
  );

describe('the page of example mails', () => {
  let service: Awaited<ReturnType<typeof start>>;
  const read = async (path: string) => {
    const reply = await fetch(`${service.origin}${path}`);
    return { status: reply.status, text: await reply.text() };
  };
  beforeAll(async () => {
    service = await start(false);
  });
  afterAll(() => service.close());

  it('lists every letter', async () => {
    const { status, text } = await read('/dev/mails');
    expect(status).toBe(200);
    for (const { name } of await everyLetter('BGN'))
      expect(text).toContain(`href="/dev/mails/${name}?currency=BGN"`);
  });

  it('shows a letter in both themes and widths', async () => {
    const { text } = await read('/dev/mails/listing-removed');
    const frames = Array.from(
      text.matchAll(/<iframe [^>]*src="([^"]+)" width="(\d+)" sandbox/gu),
      ([, source, width]) => `${source} ${width}`,
    );
    const of = (theme: string, width: number) => `/dev/mails/listing-removed/${theme}?currency=BGN ${width}`;
    expect(frames).toEqual([of('light', 390), of('dark', 390), of('light', 700), of('dark', 700)]);
    expect(text).toContain('&lt;b&gt;телефон&lt;/b&gt;');
  });

  it.each([
    ['', 'Връщаме ви 19,54 лв. / 9,99 €'],
    ['?currency=EUR', 'Връщаме ви 9,99 € / 19,54 лв.'],
    ['?currency=USD', 'Връщаме ви 19,54 лв. / 9,99 €'],
  ])('has the sums of „%s“ in the order of its currency, and links to both', async (query, sums) => {
    for (const path of ['', '/payment-refunded', '/payment-refunded/light']) {
      const { text } = await read(`/dev/mails${path}${query}`);
      expect(text.replaceAll('\u00a0', ' ')).toContain(sums);
    }
    const { text } = await read(`/dev/mails/payment-refunded${query}`);
    for (const currency of ['BGN', 'EUR'])
      expect(text).toContain(`href="/dev/mails/payment-refunded?currency=${currency}"`);
  });

  it.each([
    ['light', '@media not all'],
    ['dark', '@media all'],
  ])('shows a mail in the %s theme whatever the browser prefers', async (theme, media) => {
    const { status, text } = await read(`/dev/mails/listing-removed/${theme}`);
    expect(status).toBe(200);
    expect(text).toContain(`${media} {`);
    expect(text).not.toContain('prefers-color-scheme');
    expect(text).toContain('src="data:image/png;base64,');
  });

  it('loads pictures of the demo data from the site of the stack', async () => {
    const { text } = await read('/dev/mails/alerts-found/light');
    const sources = Array.from(text.matchAll(/<img\s[^>]*src="(?!data:)([^"]+)"/gu), ([, source]) => source);
    const demo = readdirSync(demoFolder).map((file) =>
      createHash('sha256')
        .update(readFileSync(new URL(file, demoFolder)))
        .digest('hex'),
    );
    const addresses = demo.map((hash) => `http://localhost:3000${jpegAddress(pictureId(hash))}`);
    expect(sources).toHaveLength(4);
    expect(addresses).toEqual(expect.arrayContaining(sources));
  });

  it.each(['/dev/mails/unknown', '/dev/mails/listing-removed/toString', '/dev/mails/unknown/dark'])(
    'does not know %s',
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );
});

it('the page of example mails answers 404 in production', async () => {
  const service = await start(true);
  for (const path of ['/dev/mails', '/dev/mails/listing-removed', '/dev/mails/listing-removed/dark'])
    expect((await service.send('GET', path)).status).toBe(404);
  await service.close();
});
