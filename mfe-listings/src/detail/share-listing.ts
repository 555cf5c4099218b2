/**
 * Shares through the Web Share API, else copies the URL to the clipboard.
 * @returns 'shared' (also when cancelled), 'copied' or 'failed'
 */
export async function shareListing(title: string): Promise<'shared' | 'copied' | 'failed'> {
  // Without the query, which may hold preview tokens or campaign parameters.
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
