import { calls } from './calls.ts';
import { openApiDocument } from './openapi.ts';

describe('the OpenAPI document', () => {
  it('describes every call of the table once', () => {
    const { paths } = openApiDocument() as { paths: Record<string, Record<string, { operationId: string }>> };
    const described = Object.values(paths).flatMap((path) =>
      Object.values(path).map((call) => call.operationId),
    );
    expect(described.sort()).toEqual(Object.keys(calls).sort());
  });
});
