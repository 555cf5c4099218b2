import type { ReportGroup } from '@pokriv/contracts/moderation/report';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { readyButton } from '../deciding/ready-button.testing.ts';
import { renderAt } from '../page.testing.tsx';
import { ReportGroupCard } from './report-group-card.tsx';
import { aGroup, aReport, listingAnswers } from '../report.testing.ts';
import type { ReportWork } from './use-report-work.ts';

const decide = jest.fn();
const decidedOn = jest.fn<string | undefined, [{ id: string }]>();
const reports = (count: number) => Array.from({ length: count }, (_, index) => aReport(`r${index}`));

function show(over: Partial<ReportGroup> = {}, count = 1, busyId?: string) {
  const work = { busyId, decide, decidedOn } as unknown as ReportWork;
  const group = aGroup(reports(count), over);
  return renderAt('/', [{ path: '/', element: <ReportGroupCard group={group} work={work} areKeysOn /> }]);
}
const text = () => screen.getByRole('article').textContent.replaceAll('\u00a0', ' ');

beforeEach(async () => {
  decide.mockClear();
  decidedOn.mockReset();
  await signedInAsAdmin();
  fakeBackend(listingAnswers('p1'));
});

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

  it('shows the listing, the record of its owner and the closed reports', async () => {
    const picture = { id: 'a'.repeat(20), width: 1280, height: 960, alt: '', placeholder: '' };
    const closed = aReport('old', {
      status: 'dismissed',
      resolution: 'dismiss',
      handledAt: '2026-01-04T10:00:00.000Z',
    });
    fakeBackend({
      ...listingAnswers('p1', { images: [picture] }),
      'GET /admin/reports': answer.list([aReport('r0'), closed]),
    });
    show();
    expect(await screen.findByRole('link', { name: 'Отвори снимка 1 в нов раздел' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Мария Петрова' })).toHaveAttribute(
      'href',
      '/admin/users/l1',
    );
    expect(screen.getByText('23 одобрени')).toBeInTheDocument();
    const earlier = within(await screen.findByRole('region', { name: 'По-ранни сигнали за обявата' }));
    expect(earlier.getAllByRole('listitem')).toHaveLength(1);
    expect(earlier.getByText(/Причина old · Отхвърли сигнала/u)).toBeInTheDocument();
    expect(
      await earlier.findByRole('link', { name: 'Всички сигнали за собственика: 2' }),
    ).toBeInTheDocument();
  });

  it('shows the words of a reporter, with the address that is known', () => {
    const reporter = { id: 't1', name: '', email: '' };
    const { unmount } = show({ reports: [aReport('r0', { description: 'Поискаха капаро.', reporter })] });
    expect(text()).toContain('Подателят без име пише:');
    expect(text()).toContain('Поискаха капаро.');
    expect(screen.queryByRole('link', { name: /@/u })).toBeNull();
    unmount();
    show();
    expect(screen.getByRole('link', { name: 'ivan@demo.bg' })).toHaveAttribute('href', 'mailto:ivan@demo.bg');
  });

  it('says of the owner since when, and that the profile is restricted', async () => {
    const owner = {
      ...{ id: 'l1', name: '', email: 'maria@demo.bg', memberSince: '2026-01-05T10:00:00.000Z' },
      ...{ isHidden: true, listings: {}, approved: 1, rejected: 0, removed: 0 },
    };
    fakeBackend({
      ...listingAnswers('p1', { price: undefined, location: {} }),
      'GET /admin/properties/p1/file': answer.one({ risks: [], lease: null, owner }),
      'GET /admin/reports': answer.list([aReport('r0')]),
    });
    show();
    expect(await screen.findByRole('link', { name: 'maria@demo.bg' })).toBeInTheDocument();
    expect(screen.getByText('Профилът е ограничен или се изтрива')).toBeInTheDocument();
    expect(screen.getByText(/^регистриран /u)).toBeInTheDocument();
    expect(await screen.findByText('Няма решени сигнали за тази обява.')).toBeInTheDocument();
    expect(text()).not.toMatch(/лв\.|€/u);
  });

  it('says nothing of a restriction or a first day that are not there', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Мария Петрова' })).toBeInTheDocument();
    expect(screen.queryByText('Профилът е ограничен или се изтрива')).toBeNull();
    expect(screen.queryByText(/^регистриран /u)).toBeNull();
  });

  it('offers a retry when the listing fails to load', async () => {
    fakeBackend({});
    show();
    expect(await screen.findByRole('button', { name: 'Опитай пак' })).toBeInTheDocument();
  });

  it('says that only the oldest are shown', () => {
    const { unmount } = show({ open: 9 }, 2);
    expect(screen.getByText('Показани са най-старите 2.')).toBeInTheDocument();
    unmount();
    show({ open: 2 }, 2);
    expect(screen.queryByText(/^Показани са/u)).toBeNull();
  });

  it('decides on the oldest report, unless another step is under way', async () => {
    const { unmount } = show({}, 2);
    await userEvent.click(await readyButton('Предупреди собственика'));
    expect(decide).toHaveBeenCalledWith(expect.objectContaining({ id: 'r0' }), 'warn_owner');
    unmount();
    show({}, 2, 'r1');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Отхвърли' })[0]).toBeEnabled(), {
      timeout: 2000,
    });
    expect(screen.getByRole('button', { name: 'Предупреди собственика' })).toBeDisabled();
  });

  it('passes over a report whose verdict can still be undone', async () => {
    decidedOn.mockImplementation(({ id }) => (id === 'r0' ? 'Предупреден собственик' : undefined));
    show({}, 2);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Предупреден собственик.*още не е изпратено/u);
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    expect(within(second as HTMLElement).getAllByRole('button').length).toBeGreaterThan(0);
    await userEvent.click(await readyButton('Отхвърли сигнала'));
    expect(decide).toHaveBeenCalledWith(expect.objectContaining({ id: 'r1' }), 'dismiss');
  });

  it('offers no verdict once every report has one', () => {
    decidedOn.mockReturnValue('Отхвърлен сигнал');
    show({}, 2);
    expect(screen.queryByRole('button', { name: 'Отхвърли сигнала' })).toBeNull();
  });

  it('names a listing without a state or owner', () => {
    show({ propertyStatus: null, ownerId: '' });
    const article = within(screen.getByRole('article'));
    expect(article.getByRole('link', { name: 'Студио с гледка' })).toBeInTheDocument();
  });
});
