import * as pages from '@pokriv/contracts/pages';

export const APPEALS_PATH = pages.adminAppeals.path;

export function appealAddress(params: URLSearchParams, id?: string): string {
  const next = new URLSearchParams(params);
  if (id) next.set('id', id);
  else next.delete('id');
  const search = next.toString();
  return search ? `${APPEALS_PATH}?${search}` : APPEALS_PATH;
}
