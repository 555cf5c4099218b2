import type { Measure } from '../report/row.ts';
import { waitUntil } from '../stack/wait-until.ts';
import { unharmed } from './measures.ts';
import { freshAccount, type Scene } from './scene.ts';

const REPORTERS = 3;
/** Longer than an event takes from the moderation service to the property service, in ms. */
const EFFECT_MS = 5000;

/** Three accounts that are seconds old, each from its own network, report a rival's listing as a fake. */
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
  /** Retries while the moderation service does not know the new listing yet. */
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
  const established = [...people.tenants, ...people.landlords.slice(1)];
  let heavy = 0;
  for (; heavy < established.length && (await statusOf(other)) === 200; heavy += 1) {
    await report(`192.0.2.${50 + heavy}`, established[heavy]?.token ?? '', other);
    if (heavy + 1 >= REPORTERS) await isHidden(other);
  }
  return [
    {
      what: `a listing that ${REPORTERS} new accounts have reported`,
      target: 'stays',
      measured: `${isVictimHidden ? 'hidden' : 'stays'} (${filed} of ${REPORTERS} reports taken)`,
      met: !isVictimHidden,
    },
    unharmed('the report of an account that is a month old', Number(honest === 201), 1),
    {
      what: '– one that such accounts report, each from a network of its own',
      target: 'hidden for a moderator',
      measured: (await statusOf(other)) === 200 ? 'stays' : `hidden by the report number ${heavy}`,
    },
  ];
}
