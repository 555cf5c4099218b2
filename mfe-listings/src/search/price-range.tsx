import { Field, FieldFrame } from '@pokriv/web-kit/ui/forms';
import { space } from '@pokriv/web-kit/ui';
import { useId } from 'react';
import { styled } from 'styled-components';

import { searchTexts } from './messages.ts';
import type { Search } from './use-search.ts';
import { useTyped } from './use-typed.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};
`;

const toText = (price: number | undefined) => (price === undefined ? '' : String(price));
const toPrice = (text: string) => (/^\d{1,7}$/u.test(text.trim()) ? Number(text) : undefined);

/** Lowest and highest rent in leva. A pair that cannot be is shown as an error and not searched for. */
export function PriceRange({ search }: { search: Search }) {
  const id = useId();
  const { priceMin, priceMax } = search.state;
  const settle = (name: 'priceMin' | 'priceMax') => (text: string) => {
    const next = { priceMin, priceMax, [name]: toPrice(text) };
    const isPossible = (next.priceMin ?? 0) <= (next.priceMax ?? Infinity);
    if (isPossible) search.change(next, { replace: true });
  };
  const from = useTyped(toText(priceMin), settle('priceMin'));
  const to = useTyped(toText(priceMax), settle('priceMax'));
  const isWrong = (toPrice(from.text) ?? 0) > (toPrice(to.text) ?? Infinity);

  const field = (typed: typeof from, label: string) => ({
    label,
    type: 'text',
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    suffix: searchTexts.lev,
    value: typed.text,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      typed.type(event.target.value.replace(/\D/gu, '')),
    onBlur: typed.settleNow,
  });

  return (
    <FieldFrame
      label={searchTexts.price}
      controlId={`${id}-from`}
      hintId={`${id}-hint`}
      errorId={`${id}-error`}
      error={isWrong ? searchTexts.priceOrder : undefined}
    >
      <Pair>
        <Field id={`${id}-from`} {...field(from, searchTexts.priceMin)} aria-describedby={`${id}-error`} />
        <Field {...field(to, searchTexts.priceMax)} aria-describedby={`${id}-error`} />
      </Pair>
    </FieldFrame>
  );
}
