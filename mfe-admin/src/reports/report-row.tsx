import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import type { ReportGroup } from '@pokriv/contracts/moderation/report';
import { reportTypes } from '@pokriv/contracts/moderation/report-states';
import { formatCount } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { Badge, Cluster, color, font, motion, radius, space, Text } from '@pokriv/web-kit/ui';
import { ImageOff } from 'lucide-react';
import { styled } from 'styled-components';

import { waiting } from '../deciding/waiting-time.ts';
import { texts } from './messages.ts';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(2.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  text-decoration: none;
  color: ${color.text};
  background: ${color.surface};
  transition: background ${motion.quick};

  &:hover {
    background: ${color.sunken};
  }

  &[aria-current='true'] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }

  strong {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-size: ${font.size.small};
    line-height: 1.3;
  }
`;

const Picture = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.control};
  color: ${color.muted};
  background: ${color.sunken};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  svg {
    width: 22px;
  }
`;

const Wait = styled(Badge)`
  border-radius: ${radius.control};
  white-space: normal;
`;

interface ReportRowProps {
  group: ReportGroup;
  to: string;
  isOpen: boolean;
}

export function ReportRow({ group, to, isOpen }: ReportRowProps) {
  const { cover, propertyTitle, open, types, oldestAt } = group;
  const wait = waiting(oldestAt);
  return (
    <Row to={to} aria-current={isOpen ? 'true' : undefined}>
      <Picture>
        {cover ? (
          <img src={pictureAddress(cover.id, 320)} alt="" width={96} height={72} loading="lazy" />
        ) : (
          <ImageOff />
        )}
      </Picture>
      <span>
        <strong>{propertyTitle || texts.noTitle}</strong>
        <Text as="span" $size="tiny">
          {formatCount(open, texts.found)}
          {' · '}
          {types.map(({ type }) => reportTypes[type]).join(', ')}
        </Text>
        <Cluster $gap={2}>
          <Wait $tone={wait.tone}>{wait.text}</Wait>
        </Cluster>
      </span>
    </Row>
  );
}
