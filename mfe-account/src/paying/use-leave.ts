import { goToCheckout } from '@pokriv/web-kit/billing';
import { useState } from 'react';

/** Leads to the payment provider; busy until the browser brings the page back. */
export function useLeave() {
  const [isLeaving, setIsLeaving] = useState(false);
  return {
    isLeaving,
    leave: async (address: string): Promise<void> => {
      setIsLeaving(true);
      await goToCheckout(address);
      setIsLeaving(false);
    },
  };
}
