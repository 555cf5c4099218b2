import { asRow, type HeaderList } from '../http/security-headers.ts';

/** What the door itself writes on an answer that it passes on, ready for `writeHead`. */
export interface DoorHeaders {
  row: readonly string[];
  /** In lower case; a service's header of that name is dropped. */
  names: ReadonlySet<string>;
}

export const doorHeaders = (headers: HeaderList): DoorHeaders => ({
  row: asRow(headers),
  names: new Set(['x-request-id', ...headers.map(([name]) => name.toLowerCase())]),
});
