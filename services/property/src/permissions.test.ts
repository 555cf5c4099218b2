import { answersOf, callsOf, expectedAnswers, forgedAnswers } from '@pokriv/service-kit/testing-permissions';

import { startProperty, type TestProperty } from './testing.ts';

describe('permissions of the property service', () => {
  let service: TestProperty;
  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());

  it.each(callsOf('property'))('allow %s exactly to the roles of spec §6', async (_name, endpoint) => {
    expect(await answersOf(service.send, endpoint)).toEqual(expectedAnswers(endpoint));
  });

  it.each(callsOf('property'))('refuse a forged seal on %s', async (_name, endpoint) => {
    expect(await forgedAnswers(service.send, endpoint)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });
});
