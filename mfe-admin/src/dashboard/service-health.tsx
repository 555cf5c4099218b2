import type { AdminStats } from '@pokriv/contracts/moderation/admin-stats';
import { Badge, Card, Cluster, Heading, Stack, Text } from '@pokriv/web-kit/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from './messages.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;

  > li {
    min-height: 44px;
  }
`;

const words = texts.health;
type Health = AdminStats['health'][number];

function stateOf({ isReady, missing }: Health): string {
  if (isReady) return words.ready;
  return missing.length > 0 ? words.lacks(missing.join(', ')) : words.away;
}

export function ServiceHealth({ health }: { health: AdminStats['health'] }) {
  return (
    <Card as="section">
      <Stack $gap={2}>
        <Heading $size="lead">{words.title}</Heading>
        <List>
          {health.map((service) => (
            <Cluster as="li" key={service.name} $spread $gap={2}>
              <Text as="span" $size="small">
                {words.names[service.name] ?? service.name}
              </Text>
              <Badge $tone={service.isReady ? 'good' : 'danger'}>
                {service.isReady ? <CircleCheck /> : <CircleAlert />}
                {stateOf(service)}
              </Badge>
            </Cluster>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
