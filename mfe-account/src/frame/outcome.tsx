import { color, Container, Heading, radius, space, Text } from '@pokriv/web-kit/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Tone = 'good' | 'wait' | 'danger';

const TINTS = { good: color.goodTint, wait: color.waitTint, danger: color.dangerTint } as const;

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding-block: ${space(16)};
  text-align: center;
`;

const Disc = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  width: 88px;
  height: 88px;
  border-radius: ${radius.full};
  color: ${({ $tone }) => color[$tone]};
  background: ${({ $tone }) => TINTS[$tone]};

  svg {
    width: 40px;
    height: 40px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
  margin-top: ${space(4)};
`;

interface OutcomeProps {
  tone: Tone;
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

export function Outcome({ tone, icon: Icon, title, children, actions }: OutcomeProps) {
  return (
    <Container $reading>
      <Box role={tone === 'good' ? 'status' : 'alert'}>
        <Disc $tone={tone}>
          <Icon />
        </Disc>
        <Heading as="h1" $size="display">
          {title}
        </Heading>
        <Text as="div" $tone="muted">
          {children}
        </Text>
        {actions && <Actions>{actions}</Actions>}
      </Box>
    </Container>
  );
}
