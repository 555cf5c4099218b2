import { goToCheckout } from '@pokriv/web-kit/billing';
import { useState } from 'react';

/** Navigates to the payment provider; stays busy until the browser restores the page. */
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
