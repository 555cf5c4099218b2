import type Stripe from 'stripe';

import type { Unit } from '../books/unit.ts';

export function voidInvoice(unit: Unit, invoice: Stripe.Invoice): void {
  Object.assign(invoice, { status: 'void', auto_advance: false, next_payment_attempt: null });
  invoice.status_transitions.voided_at = unit.now();
  unit.put('invoices', invoice);
  unit.emit('invoice.voided', invoice);
}
