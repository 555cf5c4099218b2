import { ChartCard } from '@pokriv/web-kit/chart/chart-card';
import { Button, Cluster, Stack } from '@pokriv/web-kit/ui';
import { Download } from 'lucide-react';

import { isEmpty, notesOf, type Figure } from './figure.ts';
import { FigureChart } from './figure-chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { texts } from './messages.ts';
import { saveCsv } from './save-csv.ts';
import type { Topic } from './topic.ts';

export function FigureCard({ figure, topic }: { figure: Figure; topic: Topic }) {
  return (
    <ChartCard
      title={figure.title}
      text={notesOf(figure)}
      drawing={!isEmpty(figure) && <FigureChart figure={figure} topic={topic} />}
      nothing={texts.nothing}
      tableLabel={texts.table}
    >
      <Stack $gap={3}>
        <FigureTable figure={figure} />
        <Cluster>
          <Button
            type="button"
            variant="secondary"
            size="small"
            aria-label={texts.csvOf(figure.title)}
            onClick={() => saveCsv(figure)}
          >
            <Download />
            {texts.csv}
          </Button>
        </Cluster>
      </Stack>
    </ChartCard>
  );
}
