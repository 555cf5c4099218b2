import { Charge } from '@pokriv/web-kit/billing';
import { Card, Cluster, Heading, Stack, Text } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';

interface SumCardProps {
  title: string;
  titleAs?: 'h2' | 'h3';
  cents: number;
  hint?: string;
  action?: ReactNode;
  children?: ReactNode;
}

export function SumCard({ title, titleAs = 'h3', cents, hint, action, children }: SumCardProps) {
  return (
    <Card as="section">
      <Stack $gap={2}>
        <Cluster $spread>
          <Heading as={titleAs} $size={titleAs === 'h2' ? 'lead' : 'text'}>
            {title}
          </Heading>
          {action}
        </Cluster>
        <p>
          <Charge amount={cents} isLarge />
        </p>
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
