import { readMineAddress, writeMineAddress } from './use-mine-address.ts';

const read = (search: string) => readMineAddress(new URLSearchParams(search));

describe('mine address', () => {
  it('is read back as written', () => {
    const address = {
      status: 'paused',
      query: 'изгрев',
      city: 'varna',
      sort: 'quality',
      page: 3,
      view: 'table',
    } as const;
    expect(readMineAddress(writeMineAddress(address))).toEqual(address);
  });

  it('omits default values', () => {
    const search = writeMineAddress(readMineAddress(new URLSearchParams()));
    expect(search.toString()).toBe('');
  });

  it.each([
    ['status=unknown', { status: undefined }],
    ['status=toString', { status: undefined }],
    ['sort=price', { sort: 'newest' }],
    ['city=atlantis', { city: undefined }],
    ['view=map', { view: undefined }],
    ['page=0', { page: 1 }],
    ['page=1.5', { page: 1 }],
    ['page=x', { page: 1 }],
  ])('ignores %s', (search, expected) => {
    expect(read(search)).toMatchObject(expected);
  });
});
