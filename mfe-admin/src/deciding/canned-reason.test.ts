import { rejectCodes, type RejectCode } from '@pokriv/contracts/listing/listing-states';

import { cannedReasons } from '../messages.ts';
import { REASON_LIMIT, withCanned } from './canned-reason.ts';

describe('withCanned', () => {
  const ready = ['едно', 'друго'];

  it('fills an empty field', () => {
    expect(withCanned('  ', 'едно', ready)).toBe('едно');
  });

  it('replaces another canned text, also with an empty one', () => {
    expect(withCanned('едно', 'друго', ready)).toBe('друго');
    expect(withCanned('едно', '', ready)).toBe('');
  });

  it('keeps text that the moderator wrote', () => {
    expect(withCanned('Обадих се.', 'едно', ready)).toBe('Обадих се.');
  });
});

describe('cannedReasons', () => {
  const codes = (Object.keys(rejectCodes) as RejectCode[]).filter((code) => code !== 'other');

  it.each(codes)('%s is long enough to be sent as it stands', (code) => {
    expect(cannedReasons[code].length).toBeGreaterThanOrEqual(10);
    expect(cannedReasons[code].length).toBeLessThanOrEqual(REASON_LIMIT);
  });
});
