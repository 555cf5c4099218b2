import { openSignedText, signText } from './signed-text.ts';

const signing = { purpose: 'tests', secret: 'a secret for tests only' };
const value = { listingId: 'l1', action: 'renew' };

describe('signText', () => {
  it('round-trips a value in a URL-safe text', () => {
    const text = signText(value, signing);
    expect(text).toBe(encodeURIComponent(text));
    expect(openSignedText(text, signing)).toEqual(value);
  });

  it('is invalid when altered, for another purpose or with another secret', () => {
    const text = signText(value, signing);
    const [payload = '', signature = ''] = text.split('.');
    const other = Buffer.from(JSON.stringify({ ...value, action: 'rent' })).toString('base64url');
    for (const forged of [
      `${other}.${signature}`,
      payload,
      `${text}.x`,
      `${payload}.`,
      '',
      'x.y',
      `${text}a`,
    ])
      expect(openSignedText(forged, signing)).toBeUndefined();
    expect(openSignedText(text, { ...signing, purpose: 'others' })).toBeUndefined();
    expect(openSignedText(text, { ...signing, secret: 'another secret' })).toBeUndefined();
  });

  it('is opened with both secrets while they are rotated, and signed with the new one', () => {
    const rotating = { ...signing, secret: 'the next secret', previous: signing.secret };
    expect(openSignedText(signText(value, signing), rotating)).toEqual(value);
    const text = signText(value, rotating);
    expect(openSignedText(text, rotating)).toEqual(value);
    expect(openSignedText(text, signing)).toBeUndefined();
    expect(
      openSignedText(signText(value, { ...signing, secret: 'a third secret' }), rotating),
    ).toBeUndefined();
  });
});
