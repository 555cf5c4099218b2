import type { ReportGroup } from '@pokriv/contracts/moderation/report';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderAt } from '../page.testing.tsx';
import { ReportGroupCard } from './report-group-card.tsx';
import { aGroup, aReport } from './report.testing.ts';
import type { ReportWork } from './use-report-work.ts';

const choose = jest.fn();
const reports = (count: number) => Array.from({ length: count }, (_, index) => aReport(`r${index}`));

function show(over: Partial<ReportGroup> = {}, count = 1, busyId?: string) {
  const work = { busyId, choose } as unknown as ReportWork;
  const group = aGroup(reports(count), over);
  return renderAt('/', [{ path: '/', element: <ReportGroupCard group={group} work={work} /> }]);
}
const text = () => screen.getByRole('article').textContent.replaceAll('\u00a0', ' ');

describe('ReportGroupCard', () => {
  it.each([
    [1, 'Тежест 1 от 3 до скриване'],
    [2.5, 'Тежест 2,5 от 3 до скриване'],
    [3, 'Тежест 3: стига за скриване'],
    [4, 'Тежест 4: стига за скриване'],
  ])('compares a weight of %d with the one that hides', (weight, words) => {
    show({ weight });
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('counts a type of report only when it repeats', () => {
    show({
      types: [
        { type: 'fake', count: 2 },
        { type: 'spam', count: 1 },
      ],
    });
    expect(text()).toContain('×');
    expect(text().match(/×/gu)).toHaveLength(1);
    expect(text()).toContain('× 2');
  });

  it.each([
    [2, true],
    [3, false],
  ])('shows %d reports at once: %p', (count, isOpen) => {
    show({}, count);
    expect(screen.getByRole('article').querySelector('details')?.open).toBe(isOpen);
  });

  it('says that only the oldest are shown', () => {
    const { unmount } = show({ open: 9 }, 2);
    expect(screen.getByText('Показани са най-старите 2.')).toBeInTheDocument();
    unmount();
    show({ open: 2 }, 2);
    expect(screen.queryByText(/^Показани са/u)).toBeNull();
  });

  it('resolves the oldest report, unless another step is under way', async () => {
    const { unmount } = show({}, 2);
    await userEvent.click(screen.getByRole('button', { name: 'Реши' }));
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ id: 'r0' }), 'resolved');
    unmount();
    show({}, 2, 'r1');
    expect(screen.getByRole('button', { name: 'Реши' })).toBeDisabled();
  });

  it('names a listing without a title, state or owner', () => {
    show({ propertyTitle: '', propertyStatus: null, ownerId: '' });
    const article = within(screen.getByRole('article'));
    expect(article.getByRole('link', { name: 'Без заглавие' })).toBeInTheDocument();
    expect(article.queryByRole('link', { name: 'Собственикът' })).toBeNull();
  });
});
