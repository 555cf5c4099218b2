import { planNames, type PlanId } from '@pokriv/contracts/billing/plans';
import { breakpoint, color, font, space, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Check, Minus } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from './messages.ts';
import { planFacts } from './plan-facts.ts';

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  ${breakpoint.desktop} {
    grid-row: span 6;
    grid-template-rows: subgrid;
  }
`;

const Line = styled.li<{ $given: boolean }>`
  display: flex;
  gap: ${space(2.5)};
  padding-block: ${space(2.5)};
  border-top: 1px solid ${color.line};
  font-size: ${font.size.small};
  color: ${({ $given }) => ($given ? color.text : color.muted)};

  svg {
    flex: none;
    width: 18px;
    height: 18px;
    margin-top: 2px;
    color: ${({ $given }) => ($given ? color.good : color.muted)};
  }
`;

export function PlanFeatures({ plan }: { plan: PlanId }) {
  return (
    <List aria-label={texts.gives(planNames[plan])}>
      {planFacts(plan).map(({ text, isGiven }) => (
        <Line key={text} $given={isGiven}>
          {isGiven ? <Check aria-hidden /> : <Minus aria-hidden />}
          <span>
            {!isGiven && <VisuallyHidden>{texts.notGiven}</VisuallyHidden>}
            {text}
          </span>
        </Line>
      ))}
    </List>
  );
}
