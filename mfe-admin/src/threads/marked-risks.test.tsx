import { render } from '@testing-library/react';

import { MarkedRisks, riskSpans } from './marked-risks.tsx';

describe('riskSpans', () => {
  it('finds the evidence in the order of the text', () => {
    const text = 'Плащане в биткойн, ключове по куриер';
    const spans = riskSpans(text, [
      { risk: 'courier_keys', text: 'ключове по куриер' },
      { risk: 'crypto', text: 'биткойн' },
    ]);
    expect(spans.map(({ start, end, risk }) => [text.slice(start, end), risk])).toEqual([
      ['биткойн', 'crypto'],
      ['ключове по куриер', 'courier_keys'],
    ]);
  });

  it('leaves out overlaps, absent evidence and an empty one', () => {
    expect(
      riskSpans('депозит преди оглед', [
        { risk: 'deposit_first', text: 'депозит преди оглед' },
        { risk: 'payment_link', text: 'преди' },
        { risk: 'crypto', text: 'биткойн' },
        { risk: 'same_text', text: '' },
      ]),
    ).toEqual([{ start: 0, end: 19, risk: 'deposit_first' }]);
  });
});

describe('MarkedRisks', () => {
  it('shows the whole text with its evidence marked', () => {
    const { container } = render(
      <MarkedRisks text="Пари в биткойн, моля" risks={[{ risk: 'crypto', text: 'биткойн' }]} />,
    );
    expect(container).toHaveTextContent('Пари в биткойн, моляКриптовалута');
    expect(container.querySelector('mark')).toHaveTextContent('биткойн');
  });
});
