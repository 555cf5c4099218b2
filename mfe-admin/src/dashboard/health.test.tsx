import { render, screen, within } from '@testing-library/react';

import { QueueCounts } from './queue-counts.tsx';
import { ServiceHealth } from './service-health.tsx';

const aQueue = (name: string, failed: number) => ({ name, waiting: 1200, active: 2, delayed: 3, failed });
const show = (...failed: number[]) =>
  render(
    <QueueCounts
      queues={failed.map((count, index) => aQueue(`q${index}`, count)) as never}
      onRetry={jest.fn()}
    />,
  );

describe('QueueCounts', () => {
  it.each([
    [[0, 0], 'Няма провалени задачи.'],
    [[1, 0], 'Има 1 провалена задача.'],
    [[1, 2], 'Има 3 провалени задачи.'],
  ])('sums the failed jobs %j: %s', (failed, text) => {
    show(...failed);
    const badge = screen.getByText(text);
    const isGood = badge.querySelector('svg')?.classList.contains('lucide-circle-check');
    expect(isGood).toBe(text.startsWith('Няма'));
  });

  it('shows the counts of each queue', () => {
    show(4);
    const [, row] = screen.getAllByRole('row');
    const cells = within(row as HTMLElement).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      '1 200',
      '2',
      '3',
      '4',
    ]);
  });

  it('says that the queues did not answer', () => {
    render(<QueueCounts queues={null as never} onRetry={jest.fn()} />);
    expect(screen.getByText('Опашките не отговориха навреме.')).toBeInTheDocument();
  });
});

describe('ServiceHealth', () => {
  it.each([
    [{ isReady: true, missing: [] }, 'Работи'],
    [{ isReady: false, missing: ['mongo', 'redis'] }, 'Не е готова, липсва: mongo, redis'],
    [{ isReady: false, missing: [] }, 'Не отговаря'],
  ])('words %j as „%s“', (state, text) => {
    render(<ServiceHealth health={[{ name: 'property', ...state }] as never} />);
    expect(screen.getByText('Обяви')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});
