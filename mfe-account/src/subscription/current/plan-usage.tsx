import * as pages from '@pokriv/contracts/pages';
import type { SubscriptionState } from '@pokriv/contracts/billing/billing';
import { formatDate } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { Cluster, Stack, Text } from '@pokriv/web-kit/ui';
import { Progress } from '@pokriv/web-kit/ui/data';

import { texts } from './messages.ts';

const Hint = ({ children }: { children: React.ReactNode }) => (
  <Text $size="small" $tone="muted">
    {children}
  </Text>
);

function slotsTone(used: number, limit: number) {
  if (used > limit) return 'danger';
  return used === limit ? 'wait' : 'good';
}

export function PlanUsage({ state }: { state: SubscriptionState }) {
  const { listingLimit, activeListings, promotionCredits } = state;
  const { total, left, renewsAt } = promotionCredits;
  return (
    <Stack $gap={5}>
      {listingLimit === null ? (
        <div>
          <Text $size="small" $strong>
            {texts.slots}
          </Text>
          <Hint>{texts.slotsFree(activeListings)}</Hint>
        </div>
      ) : (
        <Progress
          label={texts.slots}
          value={Math.min(activeListings, listingLimit)}
          max={listingLimit}
          text={texts.slotsUsed(activeListings, listingLimit)}
          tone={slotsTone(activeListings, listingLimit)}
        />
      )}
      {total > 0 && (
        <Stack $gap={1.5}>
          <Progress
            label={texts.credits}
            value={left}
            max={total}
            text={texts.creditsLeft(left, total)}
            tone="good"
          />
          <Cluster $spread>
            {renewsAt && <Hint>{texts.creditsRenew(formatDate(renewsAt, 'short'))}</Hint>}
            {left > 0 && (
              <Text as="span" $size="small">
                <Link to={`${pages.myListings.path}?status=active`}>{texts.useCredit}</Link>
              </Text>
            )}
          </Cluster>
        </Stack>
      )}
    </Stack>
  );
}
