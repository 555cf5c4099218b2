import type { AdminPayment } from '@pokriv/contracts/billing/billing';
import { useState } from 'react';

/** Which payment is shown whole. @param rows the list as it is now: what is open follows it, and stays when it has left it */
export function useOpenPayment(rows: readonly AdminPayment[] = []) {
  const [opened, setOpened] = useState<AdminPayment>();
  return {
    payment: opened && (rows.find(({ id }) => id === opened.id) ?? opened),
    open: setOpened,
    close: () => setOpened(undefined),
  };
}
