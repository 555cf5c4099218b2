import type { SearchEstimate } from '@pokriv/contracts/alert/saved-search';
import { AppError } from '@pokriv/contracts/errors';
import { call, swrDefaults } from '@pokriv/web-kit/api';
import { formatCount } from '@pokriv/web-kit/format';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { Button, Cluster, Text } from '@pokriv/web-kit/ui';
import useSWR from 'swr';

import type { SearchState } from '../../search-address/search-state.ts';
import { sheetTexts } from './messages.ts';
import { filterKey, savedFilterOf } from '../saved-filter.ts';

const texts = sheetTexts.estimate;

/** „Обикновено около 3 обяви на ден.“; under one a day the total of all days. */
export function estimateText({ found, days, aDay }: SearchEstimate): string {
  const daysText = formatCount(days, texts.days);
  if (found === 0) return texts.none(daysText);
  if (aDay < 1) return texts.seldom(formatCount(found, texts.newListings), daysText);
  return texts.aDay(formatCount(Math.round(aDay), texts.listings));
}

/** Server text for a refused filter; the form shows it on saving too. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof AppError ? error.body.errors?.[0]?.msg : undefined;

/** Estimated listings a day for an unsaved filter (design/alerts, Screens). */
export function Estimate({ state }: { state: SearchState }) {
  const filter = savedFilterOf(state);
  const { data, error, isValidating, mutate } = useSWR(
    ['previewSearch', filterKey(state)],
    async () => (await call('previewSearch', { body: { filter }, quiet: pageErrorCodes })).data,
    swrDefaults,
  );
  if (data) {
    return (
      <Text $size="small" $tone="muted" role="status">
        {estimateText(data)}
      </Text>
    );
  }
  if (error === undefined || isValidating) {
    return (
      <Text $size="small" $tone="muted" role="status">
        {texts.loading}
      </Text>
    );
  }
  const refusal = refusalOf(error);
  return (
    <Cluster $gap={2} role="status">
      <Text as="span" $size="small" $tone={refusal ? 'wait' : 'muted'}>
        {refusal ?? texts.failed}
      </Text>
      {!refusal && (
        <Button type="button" variant="quiet" size="small" onClick={() => void mutate()}>
          {texts.retry}
        </Button>
      )}
    </Cluster>
  );
}
