import type { AdminStats } from '@pokriv/contracts/moderation/admin-stats';
import { formatNumber } from '@pokriv/web-kit/format';
import { Badge, Card, Cluster, Heading, Stack } from '@pokriv/web-kit/ui';
import { Table } from '@pokriv/web-kit/ui/data';
import { CircleAlert, CircleCheck } from 'lucide-react';

import { MissingPart } from '../figures/missing-part.tsx';
import { texts } from './messages.ts';

const words = texts.queues;
const counters = ['waiting', 'active', 'delayed', 'failed'] as const;

interface QueueCountsProps {
  queues: AdminStats['queues'];
  onRetry: () => void;
}

export function QueueCounts({ queues, onRetry }: QueueCountsProps) {
  if (!queues) return <MissingPart title={words.missing} onRetry={onRetry} />;
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  return (
    <Card as="section">
      <Stack $gap={3}>
        <Cluster $spread $gap={2}>
          <Heading $size="lead">{words.title}</Heading>
          <Badge $tone={failed > 0 ? 'danger' : 'good'}>
            {failed > 0 ? <CircleAlert /> : <CircleCheck />}
            {failed > 0 ? words.bad(failed) : words.ok}
          </Badge>
        </Cluster>
        <Table caption={words.title}>
          <thead>
            <tr>
              <th scope="col">{words.queue}</th>
              {counters.map((counter) => (
                <th key={counter} scope="col" data-align="end">
                  {words[counter]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {queues.map((queue) => (
              <tr key={queue.name}>
                <th scope="row">{words.names[queue.name] ?? queue.name}</th>
                {counters.map((counter) => (
                  <td key={counter} data-align="end">
                    {formatNumber(queue[counter])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Stack>
    </Card>
  );
}
