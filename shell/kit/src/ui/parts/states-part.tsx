import { formatSum } from '@pokriv/contracts/money';
import { styled } from 'styled-components';

import { Badge } from '../badge.ts';
import { Button } from '../button.tsx';
import { Card } from '../card.ts';
import { Grid, Stack } from '../layout.ts';
import { Notice } from '../notice.tsx';
import { PageSpinner } from '../page-spinner.tsx';
import { EmptyState, ErrorState } from '../page-state.tsx';
import { Progress } from '../progress.tsx';
import { Loading, Skeleton } from '../skeleton.tsx';
import { Table } from '../table.tsx';
import { space } from '../tokens.ts';
import { Part } from './part.tsx';

function SampleTable() {
  return (
    <Table caption="Обяви за одобрение">
      <thead>
        <tr>
          <th scope="col">Обява</th>
          <th scope="col">Град</th>
          <th scope="col">Състояние</th>
          <th scope="col" data-align="end">
            Цена
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Светъл двустаен до метрото</th>
          <td>София</td>
          <td>
            <Badge $tone="wait">Чака одобрение</Badge>
          </td>
          <td data-align="end">{formatSum(1200, 'BGN')}</td>
        </tr>
        <tr>
          <th scope="row">Студио с гледка към морето</th>
          <td>Варна</td>
          <td>
            <Badge $tone="good">Активна</Badge>
          </td>
          <td data-align="end">{formatSum(850, 'BGN')}</td>
        </tr>
      </tbody>
    </Table>
  );
}

const SkeletonText = styled(Stack)`
  padding: ${space(4)};
`;

function SkeletonCard() {
  return (
    <Card $flush>
      <Skeleton $ratio="4 / 3" />
      <SkeletonText $gap={3}>
        <Skeleton $width="80%" />
        <Skeleton $width="45%" />
        <Skeleton $width="60%" $height="24px" />
      </SkeletonText>
    </Card>
  );
}

export function StatesPart() {
  return (
    <Part title="Състояния">
      <Grid $min={300} $fill>
        <Notice title="Потвърдете имейла си">Изпратихме ви писмо с връзка за потвърждение.</Notice>
        <Notice tone="good">Обявата е изпратена за одобрение.</Notice>
        <Notice tone="wait">Безплатната ви обява изтича след 3 дни.</Notice>
        <Notice tone="danger" title="Обявата е върната за корекции">
          Снимките не показват жилището. Качете нови и изпратете отново.
        </Notice>
      </Grid>
      <Grid $min={280}>
        <Card>
          <EmptyState
            title="Няма обяви по тези критерии"
            actions={<Button type="button">Запази търсенето</Button>}
          >
            Разширете цената или махнете някой филтър.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState message="Няма връзка с мрежата." requestId="7f3a-19c2" onRetry={() => undefined} />
        </Card>
        <Loading>
          <SkeletonCard />
        </Loading>
      </Grid>
      <SampleTable />
      <Grid $min={300} $gap={8}>
        <Stack>
          <Progress label="Качване на снимки" value={60} text="3 от 5" />
          <Progress label="Качество на обявата" value={88} text="88 / 100" tone="good" />
        </Stack>
        <PageSpinner />
      </Grid>
    </Part>
  );
}
