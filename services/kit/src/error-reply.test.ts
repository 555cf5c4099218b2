import { mongo } from 'mongoose';

import { toAppError } from './error-reply.ts';

describe('toAppError', () => {
  it.each([
    ['a primary that stepped down', new mongo.MongoServerError({ message: 'stepped down', code: 189 })],
    ['a member that is no longer primary', new mongo.MongoServerError({ message: 'no', code: 10_107 })],
    ['a member that shuts down', new mongo.MongoServerError({ message: 'shutting down', code: 11_600 })],
    ['a demoted Redis', new Error("READONLY You can't write against a read only replica.")],
    ['silent sentinels', new Error('All sentinels are unreachable. Retrying from scratch after 10ms.')],
  ])('answers 503 for %s', (_what, error) => {
    expect(toAppError(error)).toMatchObject({ code: 'UNAVAILABLE', status: 503, body: { retryAfter: 2 } });
  });

  it('hides the text of an unknown error', () => {
    const error = toAppError(new mongo.MongoServerError({ message: 'secret', code: 2 }));
    expect(error).toMatchObject({ code: 'INTERNAL', status: 500 });
    expect(error.message).not.toContain('secret');
  });
});
