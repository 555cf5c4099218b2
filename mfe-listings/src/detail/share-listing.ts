/**
 * The device's own way to share, else the address on the clipboard.
 * @returns 'shared' (or cancelled by the person), 'copied' or 'failed'
 */
export async function shareListing(title: string): Promise<'shared' | 'copied' | 'failed'> {
  // Without the query: a preview's or a campaign's parameters are nobody else's business.
  const url = location.origin + location.pathname;
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
