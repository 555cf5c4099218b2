import { createServer } from 'node:http';

/**
 * Upstream stub behind both proxies: readiness, a page of search results, and one listing, of realistic sizes and with
 * an ETag.
 */
const PAGE_BYTES = 16_000;
const LISTING_BYTES = 4000;

const card = JSON.stringify({
  id: '6'.repeat(24),
  title: 'Светъл двустаен до метрото',
  price: { cents: 46_016, currency: 'EUR', bgn: 900 },
  images: [],
});

function replyOf(bytes: number): Buffer {
  const cards = Array.from({ length: Math.ceil(bytes / Buffer.byteLength(card)) }, () => card);
  return Buffer.from(`{"success":true,"data":[${cards.join()}]}`);
}

const page = replyOf(PAGE_BYTES);
const listing = replyOf(LISTING_BYTES);

createServer({ keepAliveTimeout: 65_000 }, (request, reply) => {
  const body = request.url?.startsWith('/properties/') ? listing : page;
  reply
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
      'cache-control': 'max-age=5',
      etag: '"dummy"',
    })
    .end(body);
}).listen(Number(process.env.DUMMY_PORT), '127.0.0.1');
