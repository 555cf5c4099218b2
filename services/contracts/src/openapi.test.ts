import { calls, type CallName } from './calls.ts';
import { endpointOf } from './endpoints.ts';
import { openApiDocument } from './openapi.ts';

describe('the OpenAPI document', () => {
  it('describes every call of the table once', () => {
    const { paths } = openApiDocument({ withAdmin: true }) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const described = Object.values(paths).flatMap((path) =>
      Object.values(path).map((call) => call.operationId),
    );
    expect(described.sort()).toEqual(Object.keys(calls).sort());
  });

  const operation = (name: CallName) => {
    const { method, path } = endpointOf(name);
    const { paths } = openApiDocument({ withAdmin: true }) as {
      paths: Record<string, Record<string, unknown>>;
    };
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

  it('describes no call of administrators to others', () => {
    const { paths } = openApiDocument({ withAdmin: false }) as { paths: Record<string, object> };
    expect(JSON.stringify(paths)).not.toContain('"x-access":["admin"]');
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/properties', '/auth/login']));
    expect(Object.keys(paths).filter((path) => path.includes('admin'))).toEqual([]);
  });

  it.each<CallName>(['refreshToken', 'searchProperties', 'listUsers'])(
    'declares of %s that a bad token and too long headers are refused',
    (name) => {
      expect(operation(name)).toMatchObject({ responses: { 401: {}, 431: {} } });
    },
  );

  it('answers files as files', () => {
    expect(operation('downloadDataExport')).toMatchObject({
      responses: { 200: { content: { 'application/zip': {} } } },
    });
  });
});
