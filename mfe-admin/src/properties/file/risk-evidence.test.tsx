import type { RiskFlag } from '@pokriv/contracts/listing/moderation-file';
import { sumOf, toMoney } from '@pokriv/contracts/money';
import { currencyAtom } from '@pokriv/web-kit/price';
import { act, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';

import { leva } from '../../listing.testing.ts';
import { RiskEvidence } from './risk-evidence.tsx';

it('RiskEvidence compares a low rent in both currencies, the moderator’s own first', () => {
  const perM2 = toMoney(sumOf(5, 'EUR'));
  const risk = { kind: 'low_price', price: leva(600), perM2, medianPerM2: leva(28), sample: 12 } as const;
  render(
    <output>
      <RiskEvidence risk={risk} />
    </output>,
  );
  const said = () => screen.getByRole('status').textContent.replaceAll('\u00a0', ' ');
  expect(said()).toBe('9,78 лв. / 5 € за м² при медиана 28 лв. / 14,32 € за м² (12 обяви в района)');
  act(() => getDefaultStore().set(currencyAtom, 'EUR'));
  expect(said()).toBe('5 € / 9,78 лв. за м² при медиана 14,32 € / 28 лв. за м² (12 обяви в района)');
});

it('RiskEvidence opens a new video in another tab', () => {
  const video = 'https://vimeo.com/76979871';
  render(<RiskEvidence risk={{ kind: 'unseen_video', video }} />);
  const link = screen.getByRole('link', { name: `${video} (в нов раздел)` });
  expect(link).toHaveAttribute('href', video);
  expect(screen.getByText('Видеото е в друг сайт. Изгледайте го, преди да решите.')).toBeInTheDocument();
});

it('RiskEvidence names the field of each scam phrase', () => {
  const found = [
    { field: 'contactName', text: 'Без оглед' },
    { field: 'alt', text: 'ключове по куриер' },
  ] as const;
  const phrases = ['ключ по куриер', 'без оглед'];
  render(<RiskEvidence risk={{ kind: 'scam_phrase', phrases, found: [...found] }} />);
  expect(screen.getByText('Без оглед').parentElement).toHaveTextContent(/в името за контакт$/u);
  expect(screen.getByText('ключове по куриер').parentElement).toHaveTextContent(/в описанието на снимка$/u);
});

it('RiskEvidence lists the scam phrases of a server that sends no fields', () => {
  const risk = { kind: 'scam_phrase', phrases: ['без оглед'] } as RiskFlag;
  render(<RiskEvidence risk={risk} />);
  expect(screen.getByText('без оглед')).toBeInTheDocument();
});
