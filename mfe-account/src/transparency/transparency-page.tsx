import { rejectCodes } from '@pokriv/contracts/listing/listing-states';
import { restrictionKinds } from '@pokriv/contracts/moderation/decision-kinds';
import { reportTypes } from '@pokriv/contracts/moderation/report-states';
import type { Transparency } from '@pokriv/contracts/moderation/transparency';
import * as pages from '@pokriv/contracts/pages';
import { useRead } from '@pokriv/web-kit/api';
import { formatCount, formatNumber } from '@pokriv/web-kit/format';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { Link, useSearchParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import {
  breakpoint,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Loading,
  Skeleton,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { CountTable } from './count-table.tsx';
import { Facts } from './facts.tsx';
import { texts } from './messages.ts';
import { YearLinks } from './year-links.tsx';

const Page = styled(Container)`
  max-width: 860px;
  padding-block: ${space(8)} ${space(16)};

  ${breakpoint.desktop} {
    padding-block: ${space(14)} ${space(24)};
  }
`;

const YEAR = /^20\d{2}$/u;

const duration = (hours: number | null): string => {
  if (hours === null) return texts.none;
  const whole = Math.round(hours);
  return whole < 1 ? texts.minutes : formatCount(whole, texts.hours);
};

/** Yearly transparency report (Digital Services Act, Art. 24); `?year=2025` selects an earlier year. */
export function TransparencyPage() {
  useTitle(texts.tab);
  const [params] = useSearchParams();
  const asked = params.get('year') ?? '';
  const { data, error, mutate } = useRead('readTransparency', {
    query: YEAR.test(asked) ? { year: asked } : {},
    quiet: pageErrorCodes,
  });
  return (
    <Page>
      {data ? (
        <Report report={data.data} />
      ) : error ? (
        <ErrorState message={error.message} requestId={error.body.requestId} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Skeleton $height="640px" />
        </Loading>
      )}
    </Page>
  );
}

function Report({ report }: { report: Transparency }) {
  const { year, years, reports, decisions, appeals } = report;
  const isEmpty = reports.received + decisions.total + appeals.received === 0;
  return (
    <Stack $gap={8}>
      <Stack $gap={3}>
        <Heading as="h1">{texts.title(year)}</Heading>
        <Text $tone="muted">{texts.lead}</Text>
        {year === years[0] && <Text $size="small">{texts.soFar}</Text>}
        <YearLinks year={year} years={years} />
      </Stack>
      {isEmpty ? <EmptyState title={texts.empty} /> : <Figures report={report} />}
      <Link to={`${pages.terms.path}#measures`}>{texts.rules}</Link>
    </Stack>
  );
}

function Figures({ report: { reports, decisions, appeals } }: { report: Transparency }) {
  return (
    <>
      <Facts
        title={texts.reports}
        facts={[
          [texts.received, formatNumber(reports.received)],
          [texts.resolved, formatNumber(reports.resolved)],
          [texts.dismissed, formatNumber(reports.dismissed)],
          [texts.median, duration(reports.medianHours)],
        ]}
      >
        <CountTable
          caption={texts.byType}
          heading={texts.type}
          rows={reports.byType.map(({ type, count }) => [reportTypes[type], count])}
        />
      </Facts>
      <Facts
        title={texts.decisions}
        facts={[
          [texts.total, formatNumber(decisions.total)],
          [texts.afterReports, formatNumber(decisions.afterReports)],
          [texts.foundByMachine, formatNumber(decisions.foundByMachine)],
          [texts.decidedByMachine, formatNumber(decisions.decidedByMachine)],
        ]}
      >
        <Text $size="small" $tone="muted">
          {texts.automation}
        </Text>
        <CountTable
          caption={texts.byKind}
          heading={texts.type}
          rows={decisions.byKind.map(({ kind, count }) => [restrictionKinds[kind], count])}
        />
        <CountTable
          caption={texts.byGround}
          heading={texts.ground}
          rows={decisions.byGround.map(({ code, count }) => [rejectCodes[code], count])}
        />
      </Facts>
      <Facts
        title={texts.appeals}
        facts={[
          [texts.received, formatNumber(appeals.received)],
          [texts.fromReporters, formatNumber(appeals.fromReporters)],
          [texts.upheld, formatNumber(appeals.upheld)],
          [texts.overturned, formatNumber(appeals.overturned)],
          [texts.median, duration(appeals.medianHours)],
        ]}
      />
    </>
  );
}
