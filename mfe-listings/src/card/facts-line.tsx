import { Amount } from '@pokriv/web-kit/price';

import { cardFacts } from './card-facts.ts';
import { Facts } from './card-lines.ts';
import type { CardProperty } from './card-property.ts';
import { cardTexts } from './messages.ts';

const [total, monthly] = cardTexts.monthlyTotal;

interface FactsLineProps {
  property: CardProperty;
  /** The search includes a pet. */
  hasPet?: boolean;
}

export function FactsLine({ property, hasPet }: FactsLineProps) {
  const { before, monthlyTotal, after } = cardFacts(property, { hasPet });
  // „свободен веднага“ depends on the date, which may differ between server render and hydration.
  return (
    <Facts suppressHydrationWarning>
      {before}
      {monthlyTotal && (
        <>
          {total}
          <Amount money={monthlyTotal} />
          {monthly}
        </>
      )}
      {after}
    </Facts>
  );
}
