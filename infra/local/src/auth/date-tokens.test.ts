import { readDate, writeDate } from './date-tokens.ts';

const token = Buffer.from(JSON.stringify({ localId: 'u1', provider: 'password' })).toString('base64');
const json = { 'content-type': 'application/json; charset=utf-8' };
const path = '/securetoken.googleapis.com/v1/token?key=k';
const issuedAt = 1_795_288_391;
const reply = (body: object, headers: object = json) => ({
  status: 200,
  headers: { ...headers },
  body: Buffer.from(JSON.stringify(body)),
});
const call = (body: string) => ({ method: 'POST', path, headers: {}, body: Buffer.from(body) });

const datedToken = (name: string): string => {
  const { body } = writeDate(reply({ [name]: token, idToken: 'a.b.c' }), issuedAt);
  return (JSON.parse(body.toString()) as Record<string, string>)[name] ?? '';
};

describe('dates of refresh tokens', () => {
  it.each(['refreshToken', 'refresh_token'])('are appended to %s and to nothing else', (name) => {
    expect(datedToken(name)).toMatch(/^[\w+/=-]+\.[0-9a-z]{6}$/u);
    const plain = reply({ idToken: 'a.b.c' });
    expect(writeDate(plain, issuedAt)).toBe(plain);
    const html = reply({ refreshToken: token }, { 'content-type': 'text/html' });
    expect(writeDate(html, issuedAt)).toBe(html);
  });

  it.each([
    [
      'a form',
      (dated: string) =>
        new URLSearchParams({ grant_type: 'refresh_token', refresh_token: dated }).toString(),
    ],
    [
      'a form, in another order',
      (dated: string) =>
        new URLSearchParams({ refresh_token: dated, grant_type: 'refresh_token' }).toString(),
    ],
    ['JSON', (dated: string) => JSON.stringify({ grant_type: 'refresh_token', refresh_token: dated })],
  ])('are read from %s and stripped before forwarding', (_what, write) => {
    const { call: passed, session } = readDate(call(write(datedToken('refreshToken'))));
    expect(session).toEqual({ localId: 'u1', issuedAt });
    expect(passed.body.toString()).toBe(write(token));
  });

  it('leave undated and malformed tokens unchanged', () => {
    for (const body of [`grant_type=refresh_token&refresh_token=${encodeURIComponent(token)}`, '{}', '']) {
      const asked = call(body);
      expect(readDate(asked)).toEqual({ call: asked });
    }
    expect(readDate(call('refresh_token=nonsense.abc123')).session).toEqual({
      localId: '',
      issuedAt: Number.parseInt('abc123', 36),
    });
  });
});
