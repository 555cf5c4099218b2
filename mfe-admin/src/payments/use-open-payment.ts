import type { AdminPayment } from '@pokriv/contracts/billing/billing';
import { useState } from 'react';

/** @param rows current list; the open payment follows it and survives leaving it */
export function useOpenPayment(rows: readonly AdminPayment[] = []) {
  const [opened, setOpened] = useState<AdminPayment>();
  return {
    payment: opened && (rows.find(({ id }) => id === opened.id) ?? opened),
    open: setOpened,
    close: () => setOpened(undefined),
  };
}
