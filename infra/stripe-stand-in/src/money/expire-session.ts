import type Stripe from 'stripe';

import type { Unit } from '../books/unit.ts';

export function expireSession(unit: Unit, session: Stripe.Checkout.Session): void {
  Object.assign(session, { status: 'expired', url: null });
  unit.put('sessions', session);
  unit.emit('checkout.session.expired', session);
}
