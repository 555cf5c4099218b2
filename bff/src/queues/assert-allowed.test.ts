import { assertAllowed, isReading } from './assert-allowed.ts';

const isAllowed = (method: string, path: string, from?: string): boolean => {
  try {
    assertAllowed({ method, path, headers: from === undefined ? {} : { 'sec-fetch-site': from } });
    return true;
  } catch {
    return false;
  }
};

describe('the actions of the board of queues', () => {
  it.each([
    ['GET', '/api/queues', true],
    ['HEAD', '/api/queues', true],
    ['PUT', '/api/queues/email/12/retry', true],
    ['PUT', '/api/queues/email/12/clean', true],
    ['PUT', '/api/queues/email/12/promote', true],
    ['PUT', '/api/queues/email/retry/failed', true],
    ['PUT', '/api/queues/email/clean/delayed', true],
    ['PUT', '/api/queues/email/promote', true],
    ['PUT', '/api/queues/pause', true],
    ['PUT', '/api/queues/email/resume', true],
    ['PUT', '/api/queues/email/clean/completed', false],
    ['PUT', '/api/queues/email/12/data', false],
    ['POST', '/api/queues/email/12/retry', false],
    ['POST', '/api/queues/email/add', false],
    ['DELETE', '/api/queues/email', false],
  ])('%s %s: %p', (method, path, isOne) => {
    expect(isAllowed(method, path)).toBe(isOne);
  });

  it.each([
    ['same-origin', true],
    ['same-site', false],
    ['cross-site', false],
    ['none', false],
  ])('may be asked for by a page of %s: %p', (from, isOne) => {
    expect(isAllowed('PUT', '/api/queues/email/pause', from)).toBe(isOne);
    expect(isAllowed('GET', '/api/queues', from)).toBe(true);
  });

  it('are reads by GET and HEAD only', () => {
    expect(['GET', 'HEAD', 'PUT', 'POST', 'DELETE'].filter(isReading)).toEqual(['GET', 'HEAD']);
  });
});
