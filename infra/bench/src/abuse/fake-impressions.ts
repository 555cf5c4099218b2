import type { Measure } from '../report/row.ts';
import { waitUntil } from '../stack/wait-until.ts';
import { stopped, unharmed } from './measures.ts';
import { newBrowser, type Scene } from './scene.ts';

/** Documented limit: browsers of a network that count for one listing a day. */
const BROWSERS_MOST = 20;
const FAKED = 290;
const COOKIES = 40;
const TURN_MS = 300_000;
/** Counters are flushed every 10 s. */
const WRITTEN_MS = 15_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

async function countersOf({ client }: Scene, id: string): Promise<{ impressions: number; views: number }> {
  const stored = await client
    .db('property')
    .collection<{ _id: string; impressions?: number; views: number }>('listings')
    .findOne({ _id: id });
  return { impressions: stored?.impressions ?? 0, views: stored?.views ?? 0 };
}

/**
 * Fakes impressions of a rival's promoted listing from invented browsers, to lower its rank; a real visitor sees it
 * too.
 */
export async function fakeImpressions(scene: Scene): Promise<Measure[]> {
  const { askFrom, promoted, people } = scene;
  const ip = '192.0.2.30';
  const ask = askFrom(ip);
  const orderNow = async () => {
    const { body } = await ask('searchProperties', { query: { featured: 'true', limit: '20' } });
    return {
      token: body.servedToken ?? '',
      ids: (body.data ?? []).map((card) => (card as { id: string }).id),
    };
  };
  const turn = () => Math.floor(Date.now() / TURN_MS);
  const leftMs = () => TURN_MS - (Date.now() % TURN_MS);
  // the draw and the expiry of cached replies take some seconds of the turn
  await waitUntil(async () => leftMs() > 60_000 && leftMs() < TURN_MS - 30_000, TURN_MS);
  const before = { ...(await orderNow()), turn: turn() };
  const victim = before.ids.find((id) => promoted.includes(id)) ?? '';
  const body = { ids: [victim], tokens: [before.token] };
  const show = async (headers: Record<string, string>, token?: string) => {
    await askFrom(ip, headers)('recordImpressions', { body, ...(token !== undefined && { token }) });
    await askFrom(ip, headers)('recordView', {
      params: { id: victim },
      ...(token !== undefined && { token }),
    });
  };
  const counted = await countersOf(scene, victim);
  for (let browser = 0; browser < FAKED; browser += 1) await show({ 'user-agent': `${BROWSER} ${browser}` });
  for (let browser = 0; browser < COOKIES; browser += 1)
    await show({ 'user-agent': BROWSER, cookie: (await newBrowser(scene, ip)) ?? '' });
  await waitUntil(async () => (await countersOf(scene, victim)).views > counted.views, WRITTEN_MS);
  await new Promise((resolve) => setTimeout(resolve, WRITTEN_MS));
  const spun = await countersOf(scene, victim);
  const after = { ...(await orderNow()), turn: turn() };

  await show({ 'user-agent': BROWSER }, people.tenants[1]?.token);
  await waitUntil(async () => (await countersOf(scene, victim)).views > spun.views, WRITTEN_MS).catch(
    () => undefined,
  );
  const seen = await countersOf(scene, victim);
  const tried = FAKED + COOKIES;
  const isSame = before.ids.join() === after.ids.join();
  return [
    stopped('impressions by invented browsers', spun.impressions - counted.impressions, BROWSERS_MOST, tried),
    stopped('views by invented browsers', spun.views - counted.views, BROWSERS_MOST, tried),
    {
      what: 'the order of promoted listings within a turn',
      target: 'unchanged',
      measured: before.turn !== after.turn ? 'another turn has begun' : isSame ? 'unchanged' : 'changed',
      met: before.turn !== after.turn ? undefined : isSame,
    },
    unharmed(
      'a view and an impression of a real account',
      seen.views - spun.views + seen.impressions - spun.impressions,
      2,
    ),
  ];
}
