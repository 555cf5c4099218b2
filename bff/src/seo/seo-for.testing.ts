import type { CallName } from '@pokriv/contracts/calls';
import type { ErrorCode } from '@pokriv/contracts/errors';
import { sumOf, toMoney, type Currency } from '@pokriv/contracts/money';

import { findPage, pageAddress } from '../deployments/served-pages.ts';
import type { ReadForPage } from './page-read.ts';
import { seoFor } from './seo-for.ts';

export const origin = 'https://pokriv.bg';
export const leva = (amount: number) => toMoney(sumOf(amount, 'BGN'));
export const id = '65f0a1b2c3d4e5f601020304';

const someCards = [
  { id: 'p1', title: 'Първа', price: leva(350) },
  { id: 'p2', title: 'Втора', price: leva(900) },
];

type Answers = Partial<Record<CallName, object | ErrorCode>>;
interface Asked {
  name: CallName;
  query?: Record<string, unknown>;
}

function reading(answers: Answers) {
  const asked: Asked[] = [];
  const read = (async (name: CallName, { query }: { query?: Record<string, unknown> } = {}) => {
    asked.push({ name, query });
    const answer = answers[name] ?? 'NOT_FOUND';
    return typeof answer === 'string' ? { error: answer } : { reply: { success: true, ...answer } };
  }) as unknown as ReadForPage;
  return { read, asked };
}
export const found = (total = 1234) => ({
  searchProperties: { data: total ? someCards : [], pagination: { total } },
});

export const pageAt = (path: string) => ({
  path: pageAddress(path),
  page: findPage({ slices: {} }, path, true),
});

/** The head of an address for given replies of the API; calls without one are not found. */
export async function seoOf(address: string, answers: Answers = {}, currency: Currency = 'BGN') {
  const [path = '', search = ''] = address.split('?');
  const { read, asked } = reading(answers);
  const { status, head } = await seoFor({ ...pageAt(path), search, origin, currency, read });
  const one = (pattern: RegExp) => pattern.exec(head)?.[1]?.replaceAll('\u00a0', ' ');
  return {
    status,
    head,
    asked,
    title: one(/<title>(.*?)<\/title>/u),
    description: one(/<meta name="description" content="(.*?)">/u),
    canonical: one(/<link rel="canonical" href="(.*?)">/u)?.replaceAll('&amp;', '&'),
    isIndexed: !head.includes('<meta name="robots" content="noindex">'),
    og: (name: string) => one(new RegExp(`<meta property="og:${name}" content="(.*?)">`, 'u')),
    data: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gu)].map(([, json = '']) =>
      JSON.parse(json),
    ),
  };
}
