import { calls, type CallName } from './calls.ts';
import { endpointOf } from './endpoints.ts';
import { openApiDocument } from './openapi.ts';

describe('openApiDocument', () => {
  it('describes every call once', () => {
    const { paths } = openApiDocument({ withAdmin: true }) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const described = Object.values(paths).flatMap((path) =>
      Object.values(path).map((call) => call.operationId),
    );
    expect(described.sort()).toEqual(Object.keys(calls).sort());
  });

  const { paths } = openApiDocument({ withAdmin: true }) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const operation = (name: CallName) => {
    const { method, path } = endpointOf(name);
    return paths[path.replace(/:(\w+)/gu, '{$1}')]?.[method];
  };

  it('names the field of each upload', () => {
    const uploads = (Object.keys(calls) as CallName[]).map(endpointOf).filter(({ isUpload }) => isUpload);
    expect(uploads.map(({ name, upload }) => [name, upload?.field])).toEqual([
      ['uploadImages', 'images'],
      ['uploadAvatar', 'avatar'],
    ]);
    expect(operation('uploadAvatar')).toMatchObject({
      requestBody: {
        content: { 'multipart/form-data': { schema: { properties: { avatar: { type: 'string' } } } } },
      },
    });
    expect(operation('uploadImages')).toMatchObject({
      requestBody: {
        content: { 'multipart/form-data': { schema: { properties: { images: { type: 'array' } } } } },
      },
    });
  });

  it.each<[CallName, boolean]>([
    ['uploadAvatar', true],
    ['uploadImages', true],
    ['login', true],
    ['createProperty', true],
    ['deleteUser', false],
  ])('requires the body of %s: %s', (name, required) => {
    expect(operation(name)).toMatchObject({ requestBody: { required } });
  });

  it('requires the parameters of a path, and of a query those that the call needs', () => {
    const required = (name: CallName) => {
      const { parameters } = operation(name) as { parameters: { name: string; required: boolean }[] };
      return parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name);
    };
    expect(required('listPropertyHistory')).toEqual(['id']);
    expect(required('readMap')).toEqual(['bbox', 'zoom']);
    expect(required('searchProperties')).toEqual([]);
  });

  it('describes a typed sum by amount and currency, and a sum of a reply by cents and leva', () => {
    const bodyOf = (name: CallName) =>
      operation(name) as {
        requestBody: { content: { 'application/json': { schema: { properties: Record<string, unknown> } } } };
      };
    const typed = {
      type: 'object',
      properties: { amount: { type: 'number' }, currency: { enum: ['BGN', 'EUR'] } },
      required: ['amount', 'currency'],
    };
    const { properties } = bodyOf('createProperty').requestBody.content['application/json'].schema;
    expect(JSON.parse(JSON.stringify(properties).replaceAll('\u00a0', ' '))).toMatchObject({
      price: { ...typed, description: 'от 50 лв. до 50 000 лв. или от 25 € до 25 000 €' },
      deposit: { properties: { type: {}, months: { type: 'number' }, amount: typed }, required: ['type'] },
      commission: { properties: { type: {}, percent: { type: 'number' }, amount: typed } },
    });
    const money = {
      cents: { type: 'integer', minimum: 0 },
      currency: { const: 'EUR' },
      bgn: { type: 'number' },
    };
    expect(operation('searchProperties')).toMatchObject({
      responses: {
        200: {
          content: {
            'application/json': {
              schema: { properties: { data: { items: { properties: { price: { properties: money } } } } } },
            },
          },
        },
      },
    });
  });

  it('omits the calls of administrators for others', () => {
    const { paths } = openApiDocument({ withAdmin: false }) as { paths: Record<string, object> };
    expect(JSON.stringify(paths)).not.toContain('"x-access":["admin"]');
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/properties', '/auth/login']));
    expect(Object.keys(paths).filter((path) => path.includes('admin'))).toEqual([]);
  });

  it.each<CallName>(['refreshToken', 'searchProperties', 'listUsers'])(
    'declares 401 and 431 for %s',
    (name) => {
      expect(operation(name)).toMatchObject({ responses: { 401: {}, 431: {} } });
    },
  );

  it('declares the media type of a file', () => {
    expect(operation('downloadDataExport')).toMatchObject({
      responses: { 200: { content: { 'application/zip': {} } } },
    });
  });
});
