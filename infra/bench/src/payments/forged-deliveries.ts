import { signatureOf } from './signature-of.ts';

export interface Delivery {
  body: string;
  signature: string | undefined;
}

const STALE_S = 360;

/** Invalid deliveries derived from a valid event, each with its own id, so that an accepted one is visible. */
export function forgedDeliveries(event: string, secret: string, now: number): Delivery[] {
  const named = (name: string) => event.replace('"evt_', `"evt_forged_${name}_`);
  const good = (body: string) => signatureOf(body, secret, now);
  const altered = named('altered');
  const hash = good(named('other_time')).split(',')[1] ?? '';
  return [
    { body: named('missing'), signature: undefined },
    { body: named('empty'), signature: '' },
    { body: named('stale'), signature: signatureOf(named('stale'), secret, now - STALE_S) },
    { body: named('foreign'), signature: signatureOf(named('foreign'), 'whsec_of_somebody_else', now) },
    { body: altered, signature: good(altered.replace('"paid"', '"unpaid"')) },
    { body: named('other_time'), signature: `t=${now - 1},${hash}` },
    { body: named('old_scheme'), signature: good(named('old_scheme')).replace('v1=', 'v0=') },
  ];
}
