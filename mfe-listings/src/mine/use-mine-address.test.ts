import { readMineAddress, writeMineAddress } from './use-mine-address.ts';

const read = (search: string) => readMineAddress(new URLSearchParams(search));

describe('mine address', () => {
  it('is read back as written', () => {
    const address = { status: 'paused', query: 'изгрев', sort: 'quality', page: 3 } as const;
    expect(readMineAddress(writeMineAddress(address))).toEqual(address);
  });

  it('omits default values', () => {
    const search = writeMineAddress({ status: undefined, query: '', sort: 'newest', page: 1 });
    expect(search.toString()).toBe('');
  });

  it.each([
    ['status=unknown', { status: undefined }],
    ['status=toString', { status: undefined }],
    ['sort=price', { sort: 'newest' }],
    ['page=0', { page: 1 }],
    ['page=1.5', { page: 1 }],
    ['page=x', { page: 1 }],
  ])('ignores %s', (search, expected) => {
    expect(read(search)).toMatchObject(expected);
  });
});
