import { rejectCodes, type RejectCode } from '@pokriv/contracts/listing-states';

import { cannedReasons } from '../messages.ts';
import { REASON_LIMIT, withCanned } from './canned-reason.ts';

describe('withCanned', () => {
  it('fills an empty text by the reason', () => {
    expect(withCanned('  ', 'poor_photos')).toBe(cannedReasons.poor_photos);
  });

  it('replaces one ready text by another', () => {
    expect(withCanned(cannedReasons.poor_photos, 'duplicate')).toBe(cannedReasons.duplicate);
    expect(withCanned(cannedReasons.poor_photos, 'other')).toBe('');
  });

  it('keeps what the moderator wrote', () => {
    expect(withCanned('Обадихме се, номерът не е ваш.', 'no_rights')).toBe('Обадихме се, номерът не е ваш.');
  });
});

describe('the ready texts', () => {
  const codes = (Object.keys(rejectCodes) as RejectCode[]).filter((code) => code !== 'other');

  it.each(codes)('%s is long enough to be sent as it stands', (code) => {
    expect(cannedReasons[code].length).toBeGreaterThanOrEqual(10);
    expect(cannedReasons[code].length).toBeLessThanOrEqual(REASON_LIMIT);
  });
});
