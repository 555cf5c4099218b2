import type { LinkAction } from '@pokriv/contracts/listing/property-endpoints';

const actions: readonly unknown[] = ['renew', 'rent'] satisfies LinkAction[];

/**
 * Decodes the action of a link to word the question. The token is signed, not encrypted: its first part is JSON in
 * base64url. Only the server verifies it.
 */
export function readLinkAction(token: string | null): LinkAction | undefined {
  try {
    const [payload = ''] = (token ?? '').split('.');
    const { action } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      action?: unknown;
    };
    return actions.includes(action) ? (action as LinkAction) : undefined;
  } catch {
    return undefined;
  }
}
