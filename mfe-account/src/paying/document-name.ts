import type { Payment } from '@pokriv/contracts/billing/billing';
import { paymentDocuments } from '@pokriv/contracts/billing/payment-states';

import { payingTexts as texts } from './messages.ts';

/** `Фактура POKRIV-0003`, `Разписка`; undefined without a document. */
export function documentName({ document, status }: Pick<Payment, 'document' | 'status'>): string | undefined {
  if (!document) return undefined;
  const name = [paymentDocuments[document.kind], document.number].filter(Boolean).join(' ');
  return status === 'failed' ? texts.unpaid(name) : name;
}
