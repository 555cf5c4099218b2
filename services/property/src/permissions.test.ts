import { answersOf, callsOf, expectedAnswers, forgedAnswers } from '@pokriv/service-kit/testing-permissions';

import { startProperty, type TestProperty } from './testing.ts';

describe('the property service', () => {
  let service: TestProperty;
  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());

  it.each(callsOf('property'))('lets exactly those call %s whom spec §6 allows', async (_name, endpoint) => {
    expect(await answersOf(service.send, endpoint)).toEqual(expectedAnswers(endpoint));
  });

  it.each(callsOf('property'))('takes no forged seal on %s', async (_name, endpoint) => {
    expect(await forgedAnswers(service.send, endpoint)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });
});
