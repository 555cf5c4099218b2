import { messages } from './messages.ts';

export const MEGABYTE = 1_000_000;
/** Compressed size, as in a registry. */
export const MOST_MEGABYTES = 90;

export interface ImageEntry {
  /** In the form of `tar -tv`: `-rwxr-xr-x`. */
  mode: string;
  /** `0/0` */
  owner: string;
  size: number;
  /** Without a leading slash. */
  path: string;
}

/** Parses the output of `tar --numeric-owner -tv`. */
export function readListing(output: string): ImageEntry[] {
  return output.split('\n').flatMap((line) => {
    const [, mode = '', owner = '', size = '', path = ''] =
      /^(\S{10}) (\S+)\s+(\d+) \S+ \S+ (.+?)(?: -> .*)?$/u.exec(line) ?? [];
    return mode ? [{ mode, owner, size: Number(size), path: path.replace(/^\.?\//u, '') }] : [];
  });
}

const SHELL = /^(?:usr\/)?(?:local\/)?s?bin\/(?:ba|da|a|z|k|busybox|c|fi)?sh$|(?:^|\/)busybox$/u;
const WRITABLE = /^data(?:\/|$)/u;

/** Broken rules, one line each. @param compressedBytes of all layers together */
export function brokenRules(entries: readonly ImageEntry[], compressedBytes: number): string[] {
  const megabytes = compressedBytes / MEGABYTE;
  return [
    ...(megabytes > MOST_MEGABYTES ? [messages.tooLarge(megabytes.toFixed(1), MOST_MEGABYTES)] : []),
    ...entries.filter(({ mode }) => /^-..s|^-.{5}s/iu.test(mode)).map(({ path }) => messages.setuid(path)),
    ...entries.filter(({ path }) => SHELL.test(path)).map(({ path }) => messages.shell(path)),
    ...entries
      .filter(({ path, owner }) => owner !== '0/0' && !WRITABLE.test(path))
      .map(({ path, owner }) => messages.wrongOwner(path, owner)),
  ];
}
