import type { LinkAction } from '@pokriv/contracts/listing/property-endpoints';

const actions: readonly unknown[] = ['renew', 'rent'] satisfies LinkAction[];

/**
 * What a link asks for, so that the question can be worded. The token is signed, not hidden: its first part is JSON in
 * base64url. Only the server can tell whether it is genuine.
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
