import * as pages from '@pokriv/contracts/pages';
import { ButtonLink, Notice, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { statisticsTexts as texts } from './messages.ts';

const List = styled.ul`
  margin: 0;
  padding-left: ${space(5)};

  /* Overrides the reset that removes markers from lists with a class. */
  &&& {
    list-style: disc;
  }
`;

export function PlanNotice() {
  return (
    <Notice
      title={texts.basicTitle}
      actions={
        <ButtonLink to={pages.subscription.path} variant="secondary" size="small">
          {texts.plans}
        </ButtonLink>
      }
    >
      <List>
        {texts.basic.map((gain) => (
          <li key={gain}>{gain}</li>
        ))}
      </List>
    </Notice>
  );
}
