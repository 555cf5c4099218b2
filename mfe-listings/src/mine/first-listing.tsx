import * as pages from '@pokriv/contracts/pages';
import { ButtonLink, color, EmptyState, font, radius, space } from '@pokriv/web-kit/ui';
import { HousePlus, Plus } from 'lucide-react';
import { styled } from 'styled-components';

import { mineTexts as texts } from './messages.ts';

const Steps = styled.ol`
  display: grid;
  gap: ${space(3)};
  max-width: 520px;
  margin: 0 auto;
  padding: 0;
  list-style: none;
  counter-reset: step;

  li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    flex: none;
    width: 32px;
    height: 32px;
    border-radius: ${radius.full};
    font-weight: ${font.weight.strong};
    color: ${color.accentText};
    background: ${color.accentTint};
  }
`;

export function FirstListing() {
  return (
    <div>
      <EmptyState
        icon={HousePlus}
        title={texts.emptyTitle}
        actions={
          <ButtonLink to={pages.newListing.path}>
            <Plus />
            {texts.first}
          </ButtonLink>
        }
      >
        {texts.emptyText}
      </EmptyState>
      <Steps>
        {texts.emptySteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </div>
  );
}
