import type { Measure } from '../report/row.ts';
import { waitUntil } from '../stack/wait-until.ts';
import { unharmed } from './measures.ts';
import { freshAccount, type Scene } from './scene.ts';

const REPORTERS = 3;
/** Longer than an event takes from the moderation service to the property service. */
const EFFECT_MS = 8000;

/** Three accounts that are seconds old, each from a network of its own, report a rival's listing as a fake. */
export async function freshReporters(scene: Scene): Promise<Measure[]> {
  const { askFrom, people, reportable } = scene;
  const [victim, other] = reportable;
  const statusOf = async (id: string) =>
    (await askFrom('192.0.2.1')('getProperty', { params: { id } })).status;
  const isHidden = (id: string) =>
    waitUntil(async () => (await statusOf(id)) !== 200, EFFECT_MS).then(
      () => true,
      () => false,
    );
  /** The moderation service knows a listing a moment after it was published. */
  const report = async (ip: string, token: string, propertyId: string): Promise<number> => {
    const body = { propertyId, reportType: 'fake', reason: 'Снимките са от друг имот' };
    let status = 404;
    await waitUntil(async () => {
      ({ status } = await askFrom(ip)('fileReport', { token, body }));
      return status !== 404;
    }, EFFECT_MS).catch(() => undefined);
    return status;
  };

  let filed = 0;
  for (let reporter = 0; reporter < REPORTERS; reporter += 1) {
    const ip = `192.0.2.${40 + reporter}`;
    const { token } = await freshAccount(scene, ip, `reporter${reporter}`);
    if ((await report(ip, token, victim)) === 201) filed += 1;
  }
  const honest = await report('192.0.2.40', people.tenants[0]?.token ?? '', victim);
  const isVictimHidden = await isHidden(victim);
  for (const [at, { token }] of people.tenants.slice(0, REPORTERS).entries())
    await report(`192.0.2.${50 + at}`, token, other);
  return [
    {
      what: `a listing that ${REPORTERS} new accounts have reported`,
      target: 'stays',
      measured: `${isVictimHidden ? 'hidden' : 'stays'} (${filed} of ${REPORTERS} reports taken)`,
      met: !isVictimHidden,
    },
    unharmed('the report of an account that is a month old', Number(honest === 201), 1),
    {
      what: `– one that ${REPORTERS} such accounts of as many networks have reported`,
      target: 'hidden for a moderator',
      measured: (await isHidden(other)) ? 'hidden' : 'stays',
    },
  ];
}
