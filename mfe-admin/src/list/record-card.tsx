import { Card, Cluster, Stack, Text } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Words = styled(Text)`
  white-space: pre-line;
`;

interface RecordCardProps {
  badges: ReactNode;
  when: string;
  title: ReactNode;
  from: ReactNode;
  text: string;
  notes?: ReactNode;
  actions?: ReactNode;
}

export function RecordCard({ badges, when, title, from, text, notes, actions }: RecordCardProps) {
  return (
    <Card as="article">
      <Stack $gap={3}>
        <Cluster $spread $gap={2}>
          <Cluster $gap={2}>{badges}</Cluster>
          <Text as="span" $size="tiny" $tone="muted">
            {when}
          </Text>
        </Cluster>
        <Stack $gap={1}>
          {title}
          <Text $size="small" $tone="muted">
            {from}
          </Text>
        </Stack>
        {text && <Words>{text}</Words>}
        {notes}
        {actions && <Cluster $gap={2}>{actions}</Cluster>}
      </Stack>
    </Card>
  );
}
