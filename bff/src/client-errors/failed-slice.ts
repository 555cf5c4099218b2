import type { Manifest } from '../deployments/manifest.ts';

export interface FailedSlice {
  slice: string;
  version: string;
}

const unknown: FailedSlice = { slice: 'unknown', version: 'unknown' };

/**
 * Slice and version of the first own file in a stack. Returns only names of the manifest, so that browsers cannot
 * invent labels; a version that is no longer live is `older`.
 */
export function failedSlice(stack: string, { slices, shell }: Manifest): FailedSlice {
  const [, slice, version] = /\/(?:mfe\/([\w-]+)\/([\w-]+)|assets)\//u.exec(stack) ?? [];
  if (slice === undefined)
    return stack.includes('/assets/') ? { slice: 'shell', version: shell?.version ?? 'unknown' } : unknown;
  const live = slices[slice];
  if (!live) return unknown;
  return { slice, version: live.version === version ? live.version : 'older' };
}
