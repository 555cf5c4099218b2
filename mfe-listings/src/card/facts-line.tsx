import { Amount } from '@pokriv/web-kit/price';
import { Fragment } from 'react';

import { cardFacts, SEPARATOR, type Sought } from './card-facts.ts';
import { Facts } from './card-lines.ts';
import type { CardProperty } from './card-property.ts';

interface FactsLineProps {
  property: CardProperty;
  sought?: Sought;
}

export function FactsLine({ property, sought }: FactsLineProps) {
  const { before, sums, after } = cardFacts(property, sought);
  // „свободен веднага“ depends on the date, which may differ between server render and hydration.
  return (
    <Facts suppressHydrationWarning>
      {before}
      {sums.map(({ words: [start, end], money }, index) => (
        <Fragment key={start}>
          {index > 0 && SEPARATOR}
          {start}
          <Amount money={money} />
          {end}
        </Fragment>
      ))}
      {after}
    </Facts>
  );
}
