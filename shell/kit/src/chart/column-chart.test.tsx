import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ColumnChart, type ColumnChartProps } from './column-chart.tsx';

const days: ColumnChartProps = {
  title: 'Интерес',
  help: 'Със стрелките минавате по дните.',
  columns: [
    { tick: '20.11', name: '20 ноември' },
    { tick: '21.11', name: '21 ноември' },
    { tick: '22.11', name: '22 ноември' },
  ],
  series: [
    { name: 'Любими', fill: 'red', values: [1, 3, 0] },
    { name: 'Запитвания', fill: 'blue', values: [1, 1, 0] },
  ],
};

function open(props: Partial<ColumnChartProps> = {}) {
  const { container } = render(<ColumnChart {...days} {...props} />);
  const bars = [...container.querySelectorAll('[data-bar]')].map((bar) =>
    ['fill', 'y', 'height'].map((name) => bar.getAttribute(name)),
  );
  return { container, bars, chart: screen.getByRole('application', { name: 'Интерес' }) };
}
const tooltip = () => screen.getByRole('status');

describe('ColumnChart', () => {
  it('stacks the series of a day and leaves a zero out', () => {
    expect(open().bars).toEqual([
      ['red', '75%', '25%'],
      ['blue', '50%', '25%'],
      ['red', '25%', '75%'],
      ['blue', '0%', '25%'],
    ]);
  });

  it('hangs a negative value below zero', () => {
    const { bars } = open({ series: [{ name: 'Приходи', fill: 'red', values: [3, -1, 0] }] });
    expect(bars).toEqual([
      ['red', '0%', '75%'],
      ['red', '75%', '25%'],
    ]);
  });

  it.each([
    ['several series by a line', days.series, '1'],
    ['no column of a single one', days.series.slice(0, 1), '0'],
  ])('parts %s', (_what, series, width) => {
    const bars = [...open({ series }).container.querySelectorAll('[data-bar]')];
    expect(new Set(bars.map((bar) => bar.getAttribute('stroke-width')))).toEqual(new Set([width]));
  });

  it('moves through the days by keyboard and says their values', async () => {
    const { chart } = open();
    expect(chart).toHaveAccessibleDescription('Със стрелките минавате по дните.');
    await userEvent.tab();
    expect(tooltip()).toHaveTextContent('20 ноемвриЛюбими: 1Запитвания: 1');
    await userEvent.keyboard('{ArrowRight}');
    expect(tooltip()).toHaveTextContent('21 ноемвриЛюбими: 3Запитвания: 1');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(tooltip()).toHaveTextContent('22 ноември');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(tooltip()).toHaveTextContent('20 ноември');
    await userEvent.keyboard('{Escape}');
    expect(tooltip()).toBeEmptyDOMElement();
    await userEvent.keyboard('{ArrowRight}');
    act(() => chart.blur());
    expect(tooltip()).toBeEmptyDOMElement();
  });

  it('shows the day under the pointer until a mouse leaves', async () => {
    const { container } = open({ formatValue: (value) => `${value} бр.` });
    const band = container.querySelectorAll('[height="100%"]')[1] as Element;
    await userEvent.hover(band);
    expect(tooltip()).toHaveTextContent('21 ноемвриЛюбими: 3 бр.');
    await userEvent.unhover(band);
    expect(tooltip()).toBeEmptyDOMElement();
  });

  it('keeps the day of a tap', async () => {
    const { container } = open();
    const target = container.querySelectorAll('[height="100%"]')[1] as Element;
    await userEvent.pointer([{ keys: '[TouchA]', target }]);
    expect(tooltip()).toHaveTextContent('21 ноември');
  });

  it('names several series in a legend, and one in its tooltip alone', () => {
    const { container } = open();
    expect(within(container).getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    render(<ColumnChart {...days} title="Едно" series={days.series.slice(0, 1)} />);
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
  });

  it('makes room for the reference line', () => {
    const { container } = open({ baseline: 8 });
    expect(container.querySelector('[data-baseline]')).toHaveAttribute('y1', '0%');
    expect(within(container).getByText('8')).toBeInTheDocument();
  });

  it('labels at most six days', () => {
    const columns = Array.from({ length: 30 }, (_, day) => ({ tick: `ден ${day}`, name: `${day}` }));
    const values = columns.map(() => 1);
    open({ columns, series: [{ name: 'Любими', fill: 'red', values }] });
    expect(screen.getAllByText(/^ден/u).map(({ textContent }) => textContent)).toEqual([
      'ден 0',
      'ден 5',
      'ден 10',
      'ден 15',
      'ден 20',
      'ден 25',
    ]);
  });
});
