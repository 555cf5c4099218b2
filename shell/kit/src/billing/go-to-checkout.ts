/**
 * Leaves for the provider's page. Ends only when the browser brings this page back from its memory, so that what is busy
 * meanwhile can be pressed again.
 */
export function goToCheckout(address: string): Promise<void> {
  location.assign(address);
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }));
}
