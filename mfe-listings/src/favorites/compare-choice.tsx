import { asBottomBar, ButtonLink, color, font, layer, radius, shadow, space } from '@pokriv/web-kit/ui';
import { Checkbox } from '@pokriv/web-kit/ui/forms';
import { styled } from 'styled-components';

import { compareHref } from '../compare/compared-ids.ts';
import { favoriteTexts as texts } from './messages.ts';
import type { CompareChoice } from './use-compare-choice.ts';

const Bar = styled.section`
  position: sticky;
  bottom: ${space(3)};
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.lifted};
  box-shadow: ${shadow.lifted};

  p {
    font-size: ${font.size.small};
  }
`;

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

export function CompareBar({ choice }: { choice: CompareChoice }) {
  const { ids } = choice;
  if (ids.length === 0) return null;
  return (
    <Bar ref={asBottomBar} aria-label={texts.comparison}>
      <p role="status">{statusText(choice)}</p>
      {ids.length > 1 && (
        <ButtonLink to={compareHref(ids)} size="small">
          {texts.compareCount(ids.length)}
        </ButtonLink>
      )}
    </Bar>
  );
}
