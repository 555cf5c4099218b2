import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { render, screen } from '@testing-library/react';

import { aListing } from '../../listing.testing.ts';
import { SinceReturn } from './since-return.tsx';

const at = '2026-01-05T10:00:00.000Z';
const since = { at, changes: [], newPictures: [], gonePictures: 0 };
const change: NonNullable<OwnProperty['revision']> = { status: 'pending', at, changed: ['title'] };

describe('SinceReturn', () => {
  it.each<[string, Partial<OwnProperty>, RegExp]>([
    ['a listing', {}, /^Обявата беше върната преди /u],
    [
      'a change of a public listing',
      { status: 'active', revision: change },
      /^Промените бяха върнати преди /u,
    ],
    [
      'a change of a listing that reports have hidden since',
      { revision: { ...change, status: 'rejected' } },
      /^Промените бяха върнати преди /u,
    ],
  ])('names the return of %s', (_what, parts, lead) => {
    render(<SinceReturn listing={aListing('p1', parts)} since={since} />);
    expect(screen.getByText(lead)).toBeInTheDocument();
  });

  it('says that nothing has changed only when nothing has', () => {
    const changes = [{ field: 'title' as const, before: 'Стая', after: 'Слънчева стая' }];
    const { rerender } = render(<SinceReturn listing={aListing('p1')} since={since} />);
    expect(screen.getByText('Собственикът не е променил нищо.')).toBeInTheDocument();
    rerender(<SinceReturn listing={aListing('p1')} since={{ ...since, gonePictures: 1 }} />);
    expect(screen.getByText('1 махната снимка')).toBeInTheDocument();
    expect(screen.queryByText('Собственикът не е променил нищо.')).toBeNull();
    rerender(<SinceReturn listing={aListing('p1')} since={{ ...since, changes }} />);
    expect(screen.queryByText('Собственикът не е променил нищо.')).toBeNull();
  });

  it('tells another order of the pictures in a sentence', () => {
    render(<SinceReturn listing={aListing('p1')} since={{ ...since, isReordered: true }} />);
    expect(screen.getByText('Снимките са в друг ред.')).toBeInTheDocument();
    expect(screen.queryByText('Собственикът не е променил нищо.')).toBeNull();
  });

  it('counts described and marked pictures apart', () => {
    const pictures = { ...since, newPictures: ['a'], describedPictures: ['b'], markedPictures: ['c', 'd'] };
    render(<SinceReturn listing={aListing('p1')} since={pictures} />);
    expect(
      screen.getByText('1 нова снимка · 1 снимка с друго описание · 2 снимки с променен знак за план'),
    ).toBeInTheDocument();
  });
});
