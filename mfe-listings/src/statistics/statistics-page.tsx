import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { useParams, useSearchParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import { breakpoint, Container, space, Stack } from '@pokriv/web-kit/ui';
import { Segmented } from '@pokriv/web-kit/ui/forms';
import { styled } from 'styled-components';

import { ListingHead } from '../mine/listing-head.tsx';
import { statisticsTexts as texts } from './messages.ts';
import { periods, readPeriod } from './periods.ts';
import { StatisticsBody } from './statistics-body.tsx';

const Page = styled(Container)`
  padding-block: ${space(6)} ${space(16)};
`;

const Periods = styled.div`
  ${breakpoint.tablet} {
    width: 360px;
  }
`;

const OPTIONS = periods.map((days) => ({ value: String(days), label: texts.periodOf(days) }));

/** Daily statistics of an own listing (decisions §12); the period is in the URL. */
export function StatisticsPage() {
  useTitle(texts.title);
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const days = readPeriod(params.get('days'));
  return (
    <Page>
      <Stack $gap={6}>
        <ListingHead id={id} title={texts.title} address={pathTo(pages.listingStatistics, id)} />
        <Periods>
          <Segmented
            label={texts.period}
            name="days"
            options={OPTIONS}
            value={String(days)}
            onChange={(event) => setParams({ days: event.target.value }, { replace: true })}
          />
        </Periods>
        <StatisticsBody id={id} days={days} />
      </Stack>
    </Page>
  );
}
