import * as pages from '@pokriv/contracts/pages';
import { placesLeft, type Allowance } from '@pokriv/contracts/listing/allowance';
import { Link } from '@pokriv/web-kit/router';
import { ButtonLink, Text } from '@pokriv/web-kit/ui';
import { Plus } from 'lucide-react';

import { mineTexts as texts } from './messages.ts';

/** Undefined: not known yet. */
interface SlotsProps {
  allowance: Allowance | undefined;
}

/** How many more listings can be published (decisions §7). Taken slots are a normal state, no warning. */
export function SlotsLeft({ allowance }: SlotsProps) {
  if (!allowance) return <Text $tone="muted">{'\u00a0'}</Text>;
  const left = placesLeft(allowance);
  if (left === null) return <Text $tone="muted">{texts.unlimited}</Text>;
  if (left > 0) return <Text $tone="muted">{texts.slots(left)}</Text>;
  return (
    <Text $tone="muted">
      {texts.noSlots(allowance.limit ?? 0)} <Link to={pages.subscription.path}>{texts.plans}</Link>
    </Text>
  );
}

/** Not offered while a new listing could not be published. */
export function AddListing({ allowance }: SlotsProps) {
  if (allowance && placesLeft(allowance) === 0) return null;
  return (
    <ButtonLink to={pages.newListing.path}>
      <Plus />
      {texts.add}
    </ButtonLink>
  );
}
