/**
 * Leaves for the provider's page. Resolves only when the browser restores this page from its back-forward cache, so
 * that busy buttons work again.
 */
export function goToCheckout(address: string): Promise<void> {
  location.assign(address);
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }));
}
