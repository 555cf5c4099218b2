import type { AdminPayment } from '@pokriv/contracts/billing/billing';
import { useState } from 'react';

/** The open payment. @param rows current list; the open payment follows it and stays when it leaves the list */
export function useOpenPayment(rows: readonly AdminPayment[] = []) {
  const [opened, setOpened] = useState<AdminPayment>();
  return {
    payment: opened && (rows.find(({ id }) => id === opened.id) ?? opened),
    open: setOpened,
    close: () => setOpened(undefined),
  };
}
