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

  it.each([
    ['too large', 413, 'PAYLOAD_TOO_LARGE'],
    ['in an unknown encoding', 415, 'UNSUPPORTED_MEDIA'],
    ['unreadable', 400, 'BAD_REQUEST'],
    ['refused by the parser for another reason', 418, 'INTERNAL'],
  ])('tells of a body that is %s', (_what, status, code) => {
    expect(toAppError(Object.assign(new Error('parser'), { status }))).toMatchObject({ code });
  });

  it.each(['a text', undefined, { status: 413 }])(
    'answers 500 for %p thrown instead of an error',
    (thrown) => {
      expect(toAppError(thrown)).toMatchObject({ code: 'INTERNAL' });
    },
  );

  it('hides the text of an unknown error', () => {
    const error = toAppError(new mongo.MongoServerError({ message: 'secret', code: 2 }));
    expect(error).toMatchObject({ code: 'INTERNAL', status: 500 });
    expect(error.message).not.toContain('secret');
  });
});
