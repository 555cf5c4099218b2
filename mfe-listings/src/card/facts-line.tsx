import { BriefAmount } from '@pokriv/web-kit/price';

import { cardFacts } from './card-facts.ts';
import { Facts } from './card-lines.ts';
import type { CardProperty } from './card-property.ts';
import { cardTexts } from './messages.ts';

const [total, monthly] = cardTexts.monthlyTotal;

export function FactsLine({ property }: { property: CardProperty }) {
  const { before, monthlyTotal, after } = cardFacts(property);
  // „свободен веднага“ depends on the date, which may change between server render and hydration
  return (
    <Facts suppressHydrationWarning>
      {before}
      {monthlyTotal && (
        <>
          {total}
          <BriefAmount money={monthlyTotal} />
          {monthly}
        </>
      )}
      {after}
    </Facts>
  );
}
