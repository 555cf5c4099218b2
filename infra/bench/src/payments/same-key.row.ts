import type { CallName } from '@pokriv/contracts/calls';

import type { Measure, Row } from '../report/row.ts';
import { withPayers, type Payers } from './with-payers.ts';

const CALLS = 20;

export const sameKeyRow: Row = {
  name: 'R4',
  title: `one Idempotency-Key in ${CALLS} parallel calls, and with another body`,
  run: () =>
    withPayers('r4', async (payers) => {
      const { listing, landlord, tenant } = payers;
      const promotion = { kind: 'promotion', propertyId: listing, promotionType: 'super', days: 7 };
      const plan = { planId: 'premium', interval: 'month' };
      return [
        ...(await trySameKey(payers, {
          name: 'createPayment',
          userId: landlord.id,
          token: landlord.token,
          body: promotion,
          otherBody: { ...promotion, days: 14 },
        })),
        ...(await trySameKey(payers, {
          name: 'createSubscription',
          userId: tenant.id,
          token: tenant.token,
          body: plan,
          otherBody: { ...plan, planId: 'business' },
        })),
      ];
    }),
};

interface Attempt {
  name: CallName;
  userId: string;
  token: string;
  body: object;
  otherBody: object;
}

async function trySameKey({ ask, db }: Payers, attempt: Attempt): Promise<Measure[]> {
  const { name, userId, token, body, otherBody } = attempt;
  const key = `drill-${name}`;
  const replies = await Promise.all(Array.from({ length: CALLS }, () => ask(name, { body, token, key })));
  const made = await db.collection('payments').countDocuments({ userId });
  const answers = new Set(replies.map((reply) => JSON.stringify(reply.body.data)));
  const failed = replies.filter(({ isAcknowledged }) => !isAcknowledged).length;
  const other = await ask(name, { body: otherBody, token, key });
  const madeAfter = await db.collection('payments').countDocuments({ userId });
  return [
    {
      what: `${name}: payments, different answers, failures`,
      target: '1, 1, 0',
      measured: `${made}, ${answers.size}, ${failed}`,
      met: made === 1 && answers.size === 1 && failed === 0,
    },
    {
      what: `${name}: the key with another body; payments then`,
      target: '4xx; 1',
      measured: `${other.status}; ${madeAfter}`,
      met: other.status >= 400 && other.status < 500 && madeAfter === 1,
    },
  ];
}
