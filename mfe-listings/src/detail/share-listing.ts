/**
 * The device's own way to share, else the address on the clipboard.
 * @returns 'shared' (or cancelled by the person), 'copied' or 'failed'
 */
export async function shareListing(title: string): Promise<'shared' | 'copied' | 'failed'> {
  const url = location.href;
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  return navigator.clipboard.writeText(url).then(
    () => 'copied' as const,
    () => 'failed' as const,
  );
}
