import type { Payers } from './with-payers.ts';

export const PAID = 'checkout.session.completed';

/** Makes payments while webhooks are held. @returns their events */
export async function paidEvents(
  { ask, stack, landlord, listing }: Payers,
  count: number,
): Promise<string[]> {
  const control = (path: string, body: object) =>
    fetch(`${stack.env.STRIPE_API_URL}/_test${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await control('/deliveries', { drop: true });
  const body = { kind: 'promotion', propertyId: listing, promotionType: 'super', days: 7, useCredit: false };
  for (let index = 0; index < count; index += 1) {
    const answer = await ask('createPayment', { body, token: landlord.token });
    const { checkoutUrl = '' } = (answer.body.data ?? {}) as { checkoutUrl?: string };
    const session = /\/c\/pay\/(\w+)/u.exec(checkoutUrl)?.[1];
    if (!session) throw new Error(`createPayment answered ${answer.status} ${answer.body.code}`);
    await control(`/sessions/${session}/pay`, {});
  }
  const reply = await fetch(`${stack.env.STRIPE_API_URL}/v1/events?type=${PAID}&limit=100`, {
    headers: { authorization: `Bearer ${stack.env.STRIPE_SECRET_KEY}` },
  });
  const { data } = (await reply.json()) as { data: object[] };
  if (data.length !== count) throw new Error(`${data.length} events instead of ${count}`);
  return data.map((event) => JSON.stringify(event));
}
