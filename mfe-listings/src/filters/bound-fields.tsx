import type { Currency } from '@pokriv/contracts/money';
import { color, font, space } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { useId, type ChangeEvent } from 'react';
import { styled } from 'styled-components';

import type { SearchRange } from '../search-address/search-ranges.ts';
import type { SearchState } from '../search-address/search-state.ts';
import { filterTexts } from './messages.ts';
import type { FilterTarget } from './filter-target.ts';
import { digitsIn, typedFigures } from './sum-digits.ts';
import { useDebouncedValue } from '@pokriv/web-kit/debounced-value';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};
`;

const Failure = styled.p`
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.strong};
  color: ${color.danger};
`;

const toText = (value: number | undefined) => (value === undefined ? '' : String(value));
const SEPARATOR = '–';

const ends = ['least', 'most'] as const;
const numbersIn = (text: string) =>
  text.split(SEPARATOR).map((part) => (part === '' ? undefined : Number(part)));

interface BoundFieldsProps extends Pick<SearchRange, 'least' | 'most'> {
  target: FilterTarget;
  unit: string;
  digits: number;
  /** Of sums: a pasted one may name another currency. */
  sumsIn?: Currency;
  /** The two bounds by default. */
  changeOf?: (least: number | undefined, most: number | undefined) => Partial<SearchState>;
}

const allDigits = (text: string): string => text.replace(/\D/gu, '');

export function BoundFields({ target, least, most, unit, digits, ...rest }: BoundFieldsProps) {
  const { sumsIn, changeOf = (from, to) => ({ [least]: from, [most]: to }) } = rest;
  const errorId = useId();
  const { state, change } = target;
  const digitsOf = (text: string, end: (typeof ends)[number]) =>
    (sumsIn ? digitsIn(sumsIn, text, end) : allDigits(text)).slice(0, digits);
  const read = (text: string) => {
    const [from = '', to = ''] = text.split(SEPARATOR);
    return digitsOf(from, 'least') + SEPARATOR + digitsOf(to, 'most');
  };
  // Debounced as one text, so that both inputs apply together.
  const typed = useDebouncedValue(
    toText(state[least]) + SEPARATOR + toText(state[most]),
    (text) => {
      const [from, to] = numbersIn(text);
      if ((from ?? -Infinity) <= (to ?? Infinity)) change(changeOf(from, to), { typing: least });
    },
    read,
  );
  const texts = typed.text.split(SEPARATOR);
  const [lowest, highest] = numbersIn(read(typed.text));
  const isWrong = (lowest ?? -Infinity) > (highest ?? Infinity);

  const field = (end: 0 | 1) => ({
    label: end === 0 ? filterTexts.from : filterTexts.to,
    type: 'text',
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    // Longer for sums: a pasted one may name its currency.
    maxLength: sumsIn ? undefined : digits,
    suffix: unit,
    value: texts[end] ?? '',
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? errorId : undefined,
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
      const text = sumsIn ? typedFigures(sumsIn, value, ends[end]) : digitsOf(value, ends[end]);
      typed.type(texts.with(end, text).join(SEPARATOR));
    },
    onBlur: typed.flush,
  });

  return (
    <>
      <Pair>
        <Field {...field(0)} />
        <Field {...field(1)} />
      </Pair>
      {isWrong && (
        <Failure id={errorId} role="alert">
          {filterTexts.wrongOrder}
        </Failure>
      )}
    </>
  );
}
