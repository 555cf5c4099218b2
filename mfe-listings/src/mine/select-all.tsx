import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { Text } from '@pokriv/web-kit/ui';
import { Checkbox } from '@pokriv/web-kit/ui/forms';

import type { Bulk } from './bulk/use-bulk.ts';
import { mineTexts as texts } from './messages.ts';

/** Counts by state of the listings without an act, for the explanation. */
function othersOf(listings: readonly OwnProperty[], { selectable }: Bulk): string[] {
  const others = listings.filter((listing) => !selectable.includes(listing));
  return Object.entries(texts.unselectable).flatMap(([status, text]) => {
    const count = others.filter((listing) => listing.status === status).length;
    return count > 0 ? [text(count)] : [];
  });
}

export function SelectAll({ listings, bulk }: { listings: readonly OwnProperty[]; bulk: Bulk }) {
  const { selectable, chosen } = bulk;
  if (selectable.length < 2) return null;
  const others = othersOf(listings, bulk);
  return (
    <div>
      <Checkbox
        label={texts.selectAll}
        checked={chosen.length === selectable.length}
        onChange={(event) => bulk.tickAll(event.target.checked)}
      />
      {others.length > 0 && (
        <Text $size="small" $tone="muted">
          {texts.selectable(selectable.length, listings.length, others)}
        </Text>
      )}
    </div>
  );
}
