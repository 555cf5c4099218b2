import { Button, ButtonLink, Text } from '@pokriv/web-kit/ui';
import { Checkbox } from '@pokriv/web-kit/ui/forms';

import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { compareHref } from '../compare/compared-ids.ts';
import { favoriteTexts as texts } from './messages.ts';
import { sharingTexts } from './share-messages.ts';
import type { CompareChoice } from './use-compare-choice.ts';

interface TickProps {
  id: string;
  title: string;
  choice: CompareChoice;
}

export function CompareTick({ id, title, choice }: TickProps) {
  return (
    <Checkbox
      label={texts.compare}
      aria-label={texts.compareOne(title)}
      checked={choice.ids.includes(id)}
      onChange={() => choice.toggle(id)}
    />
  );
}

function statusText({ ids, isRefused }: CompareChoice): string {
  if (isRefused) return texts.compareFull;
  return ids.length === 1 ? texts.compareMore : texts.compareChosen(ids.length);
}

interface CompareBarProps {
  choice: CompareChoice;
  onShare: (ids: readonly string[]) => void;
}

export function CompareBar({ choice, onShare }: CompareBarProps) {
  const { ids } = choice;
  if (ids.length === 0) return null;
  return (
    <BottomBar label={texts.comparison}>
      <Text $size="small" role="status">
        {statusText(choice)}
      </Text>
      <Button type="button" variant="secondary" size="small" onClick={() => onShare(ids)}>
        {sharingTexts.shareCount(ids.length)}
      </Button>
      {ids.length > 1 && (
        <ButtonLink to={compareHref(ids)} size="small">
          {texts.compareCount(ids.length)}
        </ButtonLink>
      )}
    </BottomBar>
  );
}
