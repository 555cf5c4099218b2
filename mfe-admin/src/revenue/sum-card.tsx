import { formatCharge } from '@pokriv/contracts/money';
import { Card, Cluster, Figures, font, Heading, Stack, Text } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Sum = styled.p`
  font-size: ${font.size.title};
  font-weight: ${font.weight.heavy};
  line-height: ${font.line.heading};
`;

interface SumCardProps {
  title: string;
  titleAs?: 'h2' | 'h3';
  cents: number;
  hint?: string;
  action?: ReactNode;
  children?: ReactNode;
}

export function SumCard({ title, titleAs = 'h3', cents, hint, action, children }: SumCardProps) {
  const { euro, bgn } = formatCharge(cents);
  return (
    <Card as="section">
      <Stack $gap={2}>
        <Cluster $spread>
          <Heading as={titleAs} $size={titleAs === 'h2' ? 'lead' : 'text'}>
            {title}
          </Heading>
          {action}
        </Cluster>
        <Cluster $gap={2}>
          <Sum>
            <Figures>{euro}</Figures>
          </Sum>
          <Text as="span" $size="small" $tone="muted">
            <Figures>{bgn}</Figures>
          </Text>
        </Cluster>
        {hint && (
          <Text $size="small" $tone="muted">
            {hint}
          </Text>
        )}
        {children}
      </Stack>
    </Card>
  );
}
