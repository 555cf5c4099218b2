import { threadLabels } from '@pokriv/contracts/conversation/conversation-rules';
import type { Thread } from '@pokriv/contracts/conversation/thread';
import { formatAgo } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { Badge, Cluster, color, font, radius, space, Text, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Archive, BellOff } from 'lucide-react';
import { styled } from 'styled-components';

import { Cover } from './cover.tsx';
import { texts } from './messages.ts';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)};
  border-radius: ${radius.control};
  color: ${color.text};
  text-decoration: none;

  &:hover {
    background: ${color.sunken};
  }

  &[aria-current] {
    background: ${color.accentTint};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Line = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${space(2)};

  > :first-child {
    flex: 1;
    min-width: 0;
  }

  svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: ${color.muted};
  }
`;

const Cut = styled(Text)`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Count = styled.span`
  flex: none;
  min-width: 22px;
  padding-inline: ${space(1.5)};
  border-radius: ${radius.full};
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.strong};
  line-height: 22px;
  text-align: center;
  color: ${color.onAccent};
  background: ${color.accent};
`;

interface ThreadRowProps {
  thread: Thread;
  href: string;
  isOpen: boolean;
}

export function ThreadRow({ thread, href, isOpen }: ThreadRowProps) {
  const { listing, other, last, lastAt, unread, label, isMuted, isArchived } = thread;
  return (
    <li>
      <Row to={href} aria-current={isOpen ? 'true' : undefined}>
        <Cover image={listing.cover} px={72} />
        <span>
          <Line>
            <Cut as="span" $strong>
              {other.name}
            </Cut>
            {isMuted && <BellOff role="img" aria-label={texts.muted} />}
            {isArchived && <Archive role="img" aria-label={texts.isArchived} />}
            <Text as="time" dateTime={lastAt} $size="tiny" $tone="muted">
              {formatAgo(lastAt)}
            </Text>
          </Line>
          <Cut as="span" $size="small" $tone="muted">
            {listing.title}
          </Cut>
          <Line>
            <Cut as="span" $size="small" $strong={unread > 0}>
              {last ? `${last.from === 'me' ? texts.you : ''}${last.text}` : texts.noText}
            </Cut>
            {unread > 0 && (
              <Count>
                <span aria-hidden="true">{unread}</span>
                <VisuallyHidden>{texts.unread(unread)}</VisuallyHidden>
              </Count>
            )}
          </Line>
          {label && (
            <Cluster as="span" $gap={1}>
              <Badge $tone={label === 'chosen' ? 'good' : 'neutral'}>{threadLabels[label]}</Badge>
            </Cluster>
          )}
        </span>
      </Row>
    </li>
  );
}
