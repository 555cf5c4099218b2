import { useTitle } from '@pokriv/web-kit/title';
import {
  breakpoint,
  color,
  Container,
  font,
  Heading,
  radius,
  RoofLine,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { BadgeCheck, Coins, HousePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';

const Page = styled(Container)`
  display: grid;
  gap: ${space(16)};
  padding-block: ${space(8)} ${space(16)};

  ${breakpoint.tablet} {
    padding-block: ${space(14)} ${space(20)};
  }

  ${breakpoint.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 480px);
    align-items: start;
  }
`;

const Column = styled(Stack)`
  width: 100%;
  max-width: 440px;
  margin-inline: auto;
`;

const Side = styled.aside`
  display: none;

  ${breakpoint.desktop} {
    /* Sticky beside a form taller than the window. */
    position: sticky;
    top: ${space(24)};
    display: grid;
    align-content: end;
    gap: ${space(6)};
    min-height: 520px;
    padding: ${space(10)};
    overflow: hidden;
    border-radius: ${radius.card};
    background: ${color.accentTint};
  }

  > svg {
    position: absolute;
    top: ${space(10)};
    left: -12%;
    width: 124%;
    max-width: none;
    color: ${color.accent};
  }
`;

const Points = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;

  li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
  }

  svg {
    flex: none;
    width: 22px;
    color: ${color.accentText};
  }
`;

const Statement = styled.p`
  font-size: ${font.size.display};
  font-weight: ${font.weight.heavy};
  line-height: ${font.line.heading};
  letter-spacing: -0.015em;
  text-wrap: balance;
`;

const icons = [BadgeCheck, Coins, HousePlus];

interface AccountFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** Narrow titled column; beside the product promise on a wide screen. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  useTitle(title);
  return (
    <Page>
      <Column $gap={6}>
        <Stack $gap={2}>
          <Heading as="h1" $size="display">
            {title}
          </Heading>
          {lead && <Text $tone="muted">{lead}</Text>}
        </Stack>
        {children}
      </Column>
      <Side>
        <RoofLine />
        <Statement>{texts.aside.title}</Statement>
        <Points>
          {icons.map((Icon, index) => (
            <li key={texts.aside.points[index]}>
              <Icon />
              {texts.aside.points[index]}
            </li>
          ))}
        </Points>
      </Side>
    </Page>
  );
}
