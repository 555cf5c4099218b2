import { randomBytes, randomUUID } from 'node:crypto';

import { loggedPath } from './log.ts';

describe('loggedPath', () => {
  it('leaves out the token of a link, and the person of an internal path', () => {
    const token = randomBytes(32).toString('base64url');
    expect(loggedPath(`/shared-lists/link/${token}/vote`)).toBe('/shared-lists/link/…/vote');
    expect(loggedPath('/internal/personal-data/u1')).toBe('/internal/personal-data/…');
  });

  it('shows ids', () => {
    const path = `/shared-lists/6900015/notes/${randomUUID()}`;
    expect(loggedPath(path)).toBe(path);
  });
});
