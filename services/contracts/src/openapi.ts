import { z } from 'zod';

import { endpointList, type Endpoint } from './endpoints.ts';
import { errorCodes } from './errors.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

const pathOf = (path: string) => path.replace(/:(\w+)/gu, '{$1}');

function parametersOf(endpoint: Endpoint): Json[] {
  const inPart = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }));
  };
  return [...inPart(endpoint.params, 'path'), ...inPart(endpoint.query, 'query')];
}

function bodyOf(endpoint: Endpoint): Json | undefined {
  if (endpoint.upload) return formOf(endpoint.upload);
  if (!endpoint.body) return undefined;
  const required = !endpoint.body.safeParse({}).success;
  return { required, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } };
}

function formOf({ field, filesMax }: NonNullable<Endpoint['upload']>): Json {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const property = filesMax === 1 ? file : { type: 'array', items: file, minItems: 1, maxItems: filesMax };
  const schema = { type: 'object', required: [field], properties: { [field]: property } };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function contentOf(endpoint: Endpoint): Json {
  if (endpoint.isStream) return { 'text/event-stream': {} };
  if (!endpoint.isFile) return { 'application/json': { schema: replyOf(endpoint) } };
  const byEnding = endpoint.path.endsWith('.csv') ? 'text/csv' : 'application/octet-stream';
  return { [endpoint.fileType ?? byEnding]: {} };
}

function replyOf(endpoint: Endpoint): Json {
  const reply = schemaOf(endpoint.reply, 'output') as { properties?: Json; required?: string[] };
  return {
    ...reply,
    properties: { success: { const: true }, ...reply.properties },
    required: ['success', ...(reply.required ?? [])],
  };
}

/** Errors of any call: public ones refuse a bad token too, and the server refuses oversized headers. */
const failures = [400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 431, 500, 503, 504] as const;

/** An unreadable header gets no body: the server answers before it has a request. */
const responseOf = (status: (typeof failures)[number]): Json => ({
  $ref: `#/components/responses/${status === 431 ? 'HeadersTooLarge' : 'Error'}`,
});

function operationOf(endpoint: Endpoint): Json {
  const requestBody = bodyOf(endpoint);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.owner],
    security: endpoint.access === 'public' ? [{}, { token: [] }] : [{ token: [] }],
    'x-access': endpoint.access,
    parameters: parametersOf(endpoint),
    ...(requestBody && { requestBody }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Успех',
        content: contentOf(endpoint),
      },
      ...Object.fromEntries(failures.map((status) => [status, responseOf(status)])),
    },
  };
}

const errorSchema = {
  type: 'object',
  required: ['success', 'message', 'code'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    code: { enum: errorCodes },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { param: { type: 'string' }, msg: { type: 'string' } } },
    },
    retryAfter: { type: 'integer' },
    requestId: { type: 'string' },
    suspension: {
      type: 'object',
      properties: { until: { type: ['string', 'null'], format: 'date-time' }, reason: { type: 'string' } },
    },
    secondFactor: { enum: ['setup', 'code'] },
  },
};

const isForAdmins = ({ access }: Endpoint): boolean => String(access) === 'admin';

/**
 * OpenAPI 3.1 document, generated from the validating schemas (decisions §2).
 * @param withAdmin includes admin-only calls
 */
export function openApiDocument({ withAdmin }: { withAdmin: boolean }): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpointList.filter((each) => withAdmin || !isForAdmins(each))) {
    const path = pathOf(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Покрив API', version: '1.0.0', description: 'Пазарът на наеми в България.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Error: { description: 'Грешка', content: { 'application/json': { schema: errorSchema } } },
        HeadersTooLarge: { description: 'Заглавията на заявката са твърде дълги; без тяло' },
      },
    },
  };
}
