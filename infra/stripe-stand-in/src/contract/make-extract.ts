import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { closed, isRecord, plainSchema, type Json } from './plain-schema.ts';
import { applyApiChanges } from './api-changes.ts';
import { USED_OPERATIONS } from './used-operations.ts';

/**
 * `node make-extract.ts <spec3.json>`: writes `stripe-contract.json`, the used part of Stripe's OpenAPI document, as
 * JSON schemas. The document is `embedded/openapi/spec3.json` of the Go module `github.com/stripe/stripe-mock` (`go mod
 * download -json github.com/stripe/stripe-mock@latest` prints its folder).
 */
const [specFile = ''] = process.argv.slice(2);
const spec = JSON.parse(readFileSync(specFile, 'utf8')) as Spec;

interface Operation {
  operationId: string;
  parameters?: { in: string; name: string; required?: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content: Record<string, { schema: Json }> }>;
}
interface Spec {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
}

const definitions: Record<string, Json> = {};

function take(schema: Json, name = ''): Json {
  const plain = plainSchema(schema, name, spec.components.schemas);
  for (const found of JSON.stringify(plain).matchAll(/"\$ref":"stripe\.([^"]+)"/gu)) {
    const inner = found[1] ?? '';
    if (inner in definitions) continue;
    definitions[inner] = {};
    definitions[inner] = take(spec.components.schemas[inner] ?? {}, inner);
  }
  return plain;
}

function paramsOf({ parameters = [], requestBody }: Operation): Json {
  const query = parameters.filter((each) => each.in === 'query');
  const form = requestBody?.content['application/x-www-form-urlencoded']?.schema;
  if (form && Object.keys(form.properties ?? {}).length > 0) return closed(take(form, 'params')) as Json;
  return take({
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  });
}

const all = Object.entries(spec.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => isRecord(operation) && 'operationId' in operation)
    .map(([method, operation]) => ({ path, method, operation })),
);
const operations = Object.fromEntries(
  USED_OPERATIONS.map((name) => {
    const found = all.find(({ operation }) => operation.operationId === name);
    if (!found) throw new Error(`The document has no operation ${name}`);
    const { path, method, operation } = found;
    const response = operation.responses['200']?.content['application/json']?.schema ?? {};
    return [name, { method, path, params: paramsOf(operation), response: take(response) }];
  }),
);
definitions.error = take({ $ref: '#/components/schemas/error' });
definitions.event = take(spec.components.schemas.event ?? {}, 'event');

const contract = applyApiChanges({
  source: `embedded/openapi/spec3.json of github.com/stripe/stripe-mock, API version ${spec.info.version}`,
  license: 'MIT License, Copyright (c) Stripe, Inc. (https://stripe.com)',
  operations,
  definitions,
});
/** One line for each operation and definition, for readable diffs. */
function inLines(object: Json): string {
  const lines = Object.entries(object).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}`;
}
const file = join(import.meta.dirname, 'stripe-contract.json');
const { operations: _, definitions: __, ...head } = contract;
const text = `{
"head": ${JSON.stringify(head)},
"operations": ${inLines(contract.operations)},
"definitions": ${inLines(contract.definitions)}
}
`;
writeFileSync(file, text);
console.log(`${file}: ${Object.keys(operations).length} operations, ${text.length} bytes`);
