import * as pages from '@pokriv/contracts/pages';
import { placesLeft } from '@pokriv/contracts/listing/allowance';
import { useRead } from '@pokriv/web-kit/api';
import { ButtonLink, Notice, Text } from '@pokriv/web-kit/ui';

import { mineTexts as texts } from './messages.ts';

/** How many more listings can be published (decisions §7). */
export function SlotsLeft() {
  const { data } = useRead('readAllowance', { swr: { dedupingInterval: 0 } });
  if (!data) return <Text $tone="muted">{'\u00a0'}</Text>;
  const left = placesLeft(data.data);
  if (left === null) return <Text $tone="muted">{texts.unlimited}</Text>;
  if (left > 0) return <Text $tone="muted">{texts.slots(left)}</Text>;
  return (
    <Notice
      tone="wait"
      actions={
        <ButtonLink to={pages.subscription.path} variant="secondary" size="small">
          {texts.plans}
        </ButtonLink>
      }
    >
      {texts.noSlots}
    </Notice>
  );
}
