import * as pages from '@pokriv/contracts/pages';
import { Link } from '@pokriv/web-kit/router';
import { color, font, radius, size, space } from '@pokriv/web-kit/ui';
import { MessageCircle } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { useUnread } from './use-unread.ts';

const Root = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  border-radius: ${radius.full};
  color: ${color.text};

  svg {
    width: 22px;
    height: 22px;
  }

  &:hover {
    background: ${color.sunken};
  }
`;

const Count = styled.span`
  position: absolute;
  top: 2px;
  right: 0;
  min-width: 20px;
  padding-inline: ${space(1)};
  border-radius: ${radius.full};
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
  color: ${color.onAccent};
  background: ${color.accent};
`;

const MOST_SHOWN = 99;

/** The inbox with its unread threads, beside the account menu. */
export function MessagesLink() {
  const { threads } = useUnread();
  const name = texts.unreadMessages(threads);
  return (
    <Root to={pages.messages.path} aria-label={name} title={name}>
      <MessageCircle />
      {threads > 0 && <Count aria-hidden="true">{threads > MOST_SHOWN ? `${MOST_SHOWN}+` : threads}</Count>}
    </Root>
  );
}
