import { cityName } from '@pokriv/contracts/place/cities';
import { Button, Notice } from '@pokriv/web-kit/ui';

import { mineTexts as texts } from './messages.ts';
import { unfiltered, type ChangeAddress, type MineAddress } from './use-mine-address.ts';

interface RestoredNoticeProps {
  address: MineAddress;
  change: ChangeAddress;
}

/** Names the filters of an earlier visit, which a person may have forgotten. */
export function RestoredNotice({ address: { status, city }, change }: RestoredNoticeProps) {
  const filters = [
    ...(status ? [texts.keptStatus(texts.tabLabels[status])] : []),
    ...(city ? [texts.keptCity(cityName(city))] : []),
  ];
  const showAll = (): void => {
    change(unfiltered);
    // The notice goes away with its button.
    document.querySelector<HTMLElement>('[role="tab"]')?.focus();
  };
  return (
    <Notice
      actions={
        <Button type="button" size="small" variant="secondary" onClick={showAll}>
          {texts.showAll}
        </Button>
      }
    >
      {texts.kept(filters.join(', '))}
    </Notice>
  );
}
