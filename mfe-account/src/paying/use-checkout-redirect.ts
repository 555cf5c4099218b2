import { goToCheckout } from '@pokriv/web-kit/billing';
import { useState } from 'react';

/** Navigates to the payment provider; stays busy until the browser restores the page. */
export function useCheckoutRedirect() {
  const [isRedirecting, setIsRedirecting] = useState(false);
  return {
    isRedirecting,
    leave: async (address: string): Promise<void> => {
      setIsRedirecting(true);
      await goToCheckout(address);
      setIsRedirecting(false);
    },
  };
}
