import { alertReasons, favoriteNews } from '@pokriv/contracts/alert/alert-rules';
import type { AlertMatch } from '@pokriv/contracts/alert/saved-search';
import { Amount } from '@pokriv/web-kit/price';
import { Badge, Cluster, space, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { matchTexts as texts } from './messages.ts';

const Line = styled(Cluster)`
  min-height: 28px;
  padding-bottom: ${space(2)};
`;

const labels = { ...favoriteNews, ...alertReasons };

/** Reasons of an alert, such as „По-ниска цена“ with the previous rent. */
export function MatchNotes({ matches }: { matches: readonly AlertMatch[] }) {
  const reasons = [...new Set(matches.map(({ reason }) => reason))];
  const previous = matches.find((match) => match.previous)?.previous;
  return (
    <Line $gap={2}>
      {reasons.map((reason) => (
        <Badge key={reason} $tone="good">
          {labels[reason]}
        </Badge>
      ))}
      {previous && (
        <Text as="span" $size="small" $tone="muted">
          {texts.before}{' '}
          <del>
            <Amount money={previous} />
          </del>
        </Text>
      )}
    </Line>
  );
}
