import { readEnv, serviceEnv } from './env.ts';
import { redisAddress } from './redis-url.ts';

describe('redisAddress', () => {
  it.each(['redis://127.0.0.1:6379', 'redis://:secret@redis.internal:6379/2', 'rediss://redis.internal'])(
    'takes one server as it is: %s',
    (url) => {
      expect(redisAddress(url)).toBe(url);
    },
  );

  it('reads sentinels, name, credentials and database', () => {
    const url = 'redis+sentinel://app:p%40ss@h1:26380,h2,[::1]:26381/main?db=2&sentinelPassword=watch';
    expect(redisAddress(url)).toEqual({
      sentinels: [
        { host: 'h1', port: 26_380 },
        { host: 'h2', port: 26_379 },
        { host: '::1', port: 26_381 },
      ],
      name: 'main',
      db: 2,
      username: 'app',
      password: 'p@ss',
      sentinelPassword: 'watch',
    });
  });

  it('reads a password without a user', () => {
    expect(redisAddress('redis+sentinel://:secret@h1:1/main')).toEqual({
      sentinels: [{ host: 'h1', port: 1 }],
      name: 'main',
      db: 0,
      password: 'secret',
    });
  });

  it.each([
    ['http://h1:6379', 'Redis is written redis://host:port'],
    ['h1:6379', 'Redis is written redis://host:port'],
    ['redis+sentinel://', 'sentinels are written'],
    ['redis+sentinel://h1:26379', 'the name that the sentinels watch is missing'],
    ['redis+sentinel://h1:26379/', 'the name that the sentinels watch is missing'],
    ['redis+sentinel://h1:port/main', '"h1:port" is not host:port'],
    ['redis+sentinel://h1:99999/main', '"h1:99999" is not host:port'],
    ['redis+sentinel://h1:1,,h2:1/main', '"" is not host:port'],
    ['redis+sentinel://h1:1/main?db=two', 'db=two is not a number'],
    ['redis+sentinel://h1:1/main?tls=true', 'unknown parameter "tls"'],
  ])('says what is wrong with %s', (url, words) => {
    expect(() => redisAddress(url)).toThrow(words);
  });

  it('stops a process at its start, without the password in the text', () => {
    const start = () =>
      readEnv({ REDIS_URL: serviceEnv.REDIS_URL }, { REDIS_URL: 'redis+sentinel://:hidden-word@h1:26379' });
    expect(start).toThrow(/the name that the sentinels watch is missing[^]*REDIS_URL/u);
    expect(start).not.toThrow('hidden-word');
  });
});
