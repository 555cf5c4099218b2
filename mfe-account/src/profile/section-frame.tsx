import { breakpoint, Card, color, Heading, space, Text } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { texts } from './messages.ts';
import type { SectionId } from './sections.ts';

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding: ${space(5)} ${space(4)};
  scroll-margin-top: ${space(36)};

  &:focus {
    outline: none;
  }

  &:focus-visible {
    border-color: ${color.control};
  }

  ${breakpoint.tablet} {
    padding: ${space(7)};
  }

  ${breakpoint.desktop} {
    scroll-margin-top: ${space(24)};
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${space(1.5)};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)} ${space(4)};
  }
`;

interface SectionFrameProps {
  id: SectionId;
  lead?: ReactNode;
  badge?: ReactNode;
  children?: ReactNode;
}

export function SectionFrame({ id, lead, badge, children }: SectionFrameProps) {
  return (
    <Frame as="section" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Head>
        <div>
          <Heading id={`${id}-title`} $size="lead">
            {texts.sections[id]}
          </Heading>
          {badge}
        </div>
        {lead && (
          <Text $size="small" $tone="muted">
            {lead}
          </Text>
        )}
      </Head>
      {children}
    </Frame>
  );
}
