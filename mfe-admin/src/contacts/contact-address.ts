import * as pages from '@pokriv/contracts/pages';

export const CONTACTS_PATH = pages.adminContacts.path;

export function contactAddress(params: URLSearchParams, id?: string): string {
  const next = new URLSearchParams(params);
  if (id) next.set('id', id);
  else next.delete('id');
  const search = next.toString();
  return search ? `${CONTACTS_PATH}?${search}` : CONTACTS_PATH;
}
