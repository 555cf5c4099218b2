import { readFileSync } from 'node:fs';

import { z } from 'zod';

type Schema = Parameters<typeof z.fromJSONSchema>[0];

interface Extract {
  /** Names in `$defs` by `<apiVersion> <kind>`. */
  kinds: Record<string, string>;
  $defs: Record<string, object>;
}

const { kinds, $defs } = JSON.parse(
  readFileSync(new URL('kubernetes-schemas.json', import.meta.url), 'utf8'),
) as Extract;

const compiled = new Map<string, z.ZodType>();

/**
 * Problems for which the API server of Kubernetes 1.30 would refuse a manifest by its schema: unknown and missing
 * fields, wrong types. Each problem names its field; a kind that `make-extract.ts` has not taken is a problem, too.
 */
export function problemsOf(manifest: { apiVersion: string; kind: string }): string[] {
  const kind = `${manifest.apiVersion} ${manifest.kind}`;
  const name = kinds[kind];
  if (!name) return [`${kind}: no schema, see make-extract.ts`];
  const schema = compiled.get(kind) ?? z.fromJSONSchema({ $defs, $ref: `#/$defs/${name}` } as Schema);
  compiled.set(kind, schema);
  const { error } = schema.safeParse(manifest);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
