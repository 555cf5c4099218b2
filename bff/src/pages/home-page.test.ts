import type { HomePage } from '@pokriv/contracts/page-endpoints';

import { openServedCards } from '@pokriv/service-kit/served-cards';
import { TEST_SECRET } from '@pokriv/service-kit/testing';

import { createHomePage } from './home-page.ts';
import type { ReadAsVisitor } from './visitor-reads.ts';

type Asked = { featured?: string; facets?: string; limit?: string };
const card = (id: string) => ({
  id,
  isPromoted: !id.startsWith('o'),
  promotionType: id.startsWith('s') ? 'super' : id.startsWith('r') ? 'regular' : null,
});
const asker = { ip: '127.0.0.1', requestId: 'r' };

async function homeOf(promoted: string[], usual: string[]) {
  const answers: ReadAsVisitor = (_asker, { query }) => {
    const { featured, facets, limit } = query as Asked;
    const found = (featured ? promoted : usual).slice(0, Number(limit));
    const reply = { success: true, data: found.map(card), ...(facets && { facets: { location: {} } }) };
    return Promise.resolve({
      status: 200,
      body: Buffer.from(JSON.stringify(reply)),
    }) as ReturnType<ReadAsVisitor>;
  };
  const { body } = await createHomePage(answers, TEST_SECRET)(asker);
  const { data } = JSON.parse(body.toString()) as { data: HomePage };
  const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id).join(' ');
  return { super: ids(data.super), recommended: ids(data.recommended) };
}

const others = (count: number) => Array.from({ length: count }, (_, index) => `o${index + 1}`);

describe('the home page', () => {
  it('recommends six, none of them shown above', async () => {
    expect(await homeOf(['s1', 'r1', 'r2', 'r3', 'r4', 'r5'], ['s1', 'r1', 'r2', ...others(12)])).toEqual({
      super: 's1',
      recommended: 'r1 r2 r3 r4 r5 o1',
    });
  });

  it('fills the six with other listings when most promoted ones stand above', async () => {
    const promoted = ['s1', 's2', 's3', 's4', 's5', 'r1'];
    expect(await homeOf(promoted, ['s1', 's2', 'r1', 'r2', 'r3', 'r4', ...others(6)])).toEqual({
      super: 's1 s2 s3 s4',
      recommended: 's5 r1 r2 r3 r4 o1',
    });
  });

  it('names what it shows by a token, so that showing it counts', async () => {
    const idOf = (digit: string) => digit.repeat(24);
    const reply = { success: true, data: [card(idOf('a')), card(idOf('b'))] };
    const found = { status: 200, body: Buffer.from(JSON.stringify(reply)) };
    const { body } = await createHomePage(async () => found, TEST_SECRET)(asker);
    const { data } = JSON.parse(body.toString()) as { data: HomePage };
    expect(openServedCards(data.servedToken, { secret: TEST_SECRET }, new Date()).sort()).toEqual([
      idOf('a'),
      idOf('b'),
    ]);
  });

  it('shows what there is when there is less', async () => {
    expect(await homeOf(['s1'], ['s1', 'o1'])).toEqual({ super: 's1', recommended: 'o1' });
  });
});
