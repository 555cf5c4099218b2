import { unitLabel, unitText } from './unit-text.ts';

const told = (unit: string, fields: Parameters<typeof unitText>[0]) =>
  `${unitLabel(unit)}: ${unitText(fields, unit)}`.replaceAll('\u00a0', ' ');

describe('unitText', () => {
  it.each([
    ['availableFrom', { availableFrom: '2020-01-01' }, 'Свободен: веднага'],
    ['availableFrom', { availableFrom: '2999-12-01' }, 'Свободен: от 1 декември 2999 г.'],
    ['deposit', { deposit: { type: 'none' as const } }, 'Депозит: Няма'],
    ['commission', { commission: { type: 'none' as const } }, 'Комисиона за наемателя: Няма'],
  ])('does not repeat its label: %s %j', (unit, fields, text) => {
    expect(told(unit, fields)).toBe(text);
  });
});
