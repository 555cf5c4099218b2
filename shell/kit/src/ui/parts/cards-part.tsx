import { formatBoth, sumOf, toMoney, type Money } from '@pokriv/contracts/money';
import { Eye, Heart } from 'lucide-react';
import { styled } from 'styled-components';

import { Avatar } from '../avatar.tsx';
import { Badge, type BadgeTone } from '../badge.ts';
import { Card, type CardTone } from '../card.ts';
import { IconButton } from '../icon-button.tsx';
import { Cluster, Divider, Grid, Stack } from '../layout.ts';
import { Figures, Heading, Text } from '../text.ts';
import { color, space } from '../tokens.ts';
import { DrawnRoom } from './drawn-room.tsx';
import { Part } from './part.tsx';

const Body = styled.div`
  display: grid;
  gap: ${space(2.5)};
  padding: ${space(4)};
`;

const Corner = styled.div`
  position: absolute;
  top: ${space(3)};
  left: ${space(3)};
  right: ${space(3)};
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
`;

const Counts = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.muted};

  svg {
    width: 16px;
    height: 16px;
  }
`;

interface Sample {
  tone: CardTone;
  badge?: { tone: BadgeTone; text: string };
  hue: number;
  title: string;
  place: string;
  price: Money;
  owner: string;
}

const SAMPLES: Sample[] = [
  {
    tone: 'super',
    badge: { tone: 'super', text: 'Силно препоръчана' },
    hue: 32,
    title: 'Светъл двустаен до метрото',
    place: 'София, Лозенец',
    price: toMoney(sumOf(1200, 'BGN')),
    owner: 'Мария Петрова',
  },
  {
    tone: 'regular',
    badge: { tone: 'regular', text: 'Препоръчана' },
    hue: 205,
    title: 'Студио с гледка към морето',
    place: 'Варна, Чайка',
    price: toMoney(sumOf(850, 'BGN')),
    owner: 'Иван Георгиев',
  },
  {
    tone: 'plain',
    badge: { tone: 'premium', text: 'Премиум' },
    hue: 120,
    title: 'Тристаен с двор и паркомясто в тиха улица',
    place: 'Пловдив, Кършияка',
    price: toMoney(sumOf(980, 'BGN')),
    owner: 'Елена Димова',
  },
];

function SampleCard({ sample }: { sample: Sample }) {
  return (
    <Card as="article" $tone={sample.tone} $flush $lifts>
      <DrawnRoom hue={sample.hue} />
      <Corner>
        {sample.badge && <Badge $tone={sample.badge.tone}>{sample.badge.text}</Badge>}
        <IconButton label="Добави в любими" tone="floating">
          <Heart />
        </IconButton>
      </Corner>
      <Body>
        <Heading as="h3" $size="text">
          {sample.title}
        </Heading>
        <Text $size="small" $tone="muted">
          {sample.place} · Апартамент
        </Text>
        <Heading as="p" $size="lead">
          <Figures>{formatBoth(sample.price, 'BGN')}</Figures>
        </Heading>
        <Cluster $gap={1.5}>
          <Badge>Климатик</Badge>
          <Badge>Тераса</Badge>
          <Badge>Паркинг</Badge>
          <Badge>+4</Badge>
        </Cluster>
        <Divider />
        <Cluster $spread>
          <Cluster $gap={2}>
            <Avatar name={sample.owner} px={32} />
            <Text as="span" $size="small">
              {sample.owner}
            </Text>
          </Cluster>
          <Text as="span" $size="tiny">
            <Counts>
              <Eye /> 340 <Heart /> 12
            </Counts>
          </Text>
        </Cluster>
      </Body>
    </Card>
  );
}

export function CardsPart() {
  return (
    <Part title="Карти и белези">
      <Grid>
        {SAMPLES.map((sample) => (
          <SampleCard key={sample.title} sample={sample} />
        ))}
      </Grid>
      <Stack $gap={3}>
        <Cluster $gap={2}>
          <Badge $tone="good">Активна</Badge>
          <Badge $tone="wait">Чака одобрение</Badge>
          <Badge $tone="danger">Отказана</Badge>
          <Badge $tone="info">Чернова</Badge>
          <Badge $tone="accent">Нова</Badge>
          <Badge>Изтекла</Badge>
        </Cluster>
      </Stack>
    </Part>
  );
}
