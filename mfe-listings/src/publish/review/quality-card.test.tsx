import { listingQuality } from '@pokriv/contracts/listing/listing-quality';
import type * as Quality from '@pokriv/contracts/listing/listing-quality';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { show } from '../../page.testing.tsx';
import { PublishContext } from '../publish-form.ts';
import { QualityCard } from './quality-card.tsx';

jest.mock('@pokriv/contracts/listing/listing-quality', () => ({
  ...jest.requireActual<object>('@pokriv/contracts/listing/listing-quality'),
  listingQuality: jest.fn(),
}));
const actual = jest.requireActual<typeof Quality>('@pokriv/contracts/listing/listing-quality');
const quality = jest.mocked(listingQuality);
const onField = jest.fn();

function open(score: number, hints: ReturnType<typeof listingQuality>['hints']) {
  quality.mockReturnValue({ score, hints });
  const form = {
    fields: {},
    set: jest.fn(),
    touch: jest.fn(),
    errorOf: () => undefined,
    isRequired: () => false,
  };
  const { container } = show(
    <PublishContext value={form}>
      <QualityCard pictures={2} onField={onField} />
    </PublishContext>,
  );
  const [, arc] = container.querySelectorAll('circle');
  const drawn = ['stroke-dasharray', 'stroke-dashoffset'].map((name) => Number(arc?.getAttribute(name)));
  return { arc, left: (drawn[1] ?? 0) / (drawn[0] ?? 1) };
}

describe('QualityCard', () => {
  it.each([
    [1, 0.99],
    [25, 0.75],
    [100, 0],
  ])('draws a ring for %i points of 100', (score, left) => {
    expect(open(score, []).left).toBeCloseTo(left, 9);
    expect(screen.getByText(`${score} от 100`)).toBeVisible();
  });

  it('draws no dot for no points', () => {
    expect(open(0, []).arc).toBeUndefined();
  });

  it('says that nothing is missing only without hints', () => {
    open(100, []);
    expect(screen.getByText('Отлична обява, нищо не липсва.')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('shows the first three hints, each leading to its field', async () => {
    const { hints } = actual.listingQuality({}, 0);
    expect(hints.length).toBeGreaterThan(3);
    open(10, hints);
    expect(screen.queryByText('Отлична обява, нищо не липсва.')).not.toBeInTheDocument();
    const links = within(screen.getByRole('list', { name: 'Какво я прави по-добра' })).getAllByRole('link');
    expect(links).toHaveLength(3);
    for (const link of links) await userEvent.click(link);
    expect(new Set(onField.mock.calls.flat()).size).toBe(3);
  });
});
