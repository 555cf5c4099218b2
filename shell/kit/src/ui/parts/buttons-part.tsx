import * as pages from '@pokriv/contracts/pages';
import { Heart, Plus, Search, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { ButtonLink } from '../button-link.tsx';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Cluster } from '../layout.ts';
import { Part } from './part.tsx';

export function ButtonsPart() {
  const [busy, setBusy] = useState(false);
  const [loved, setLoved] = useState(true);
  const work = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  };
  return (
    <Part title="Бутони">
      <Cluster>
        <Button type="button" busy={busy} onClick={work}>
          Публикувай
        </Button>
        <Button type="button" variant="secondary">
          <Plus />
          Добави снимки
        </Button>
        <Button type="button" variant="quiet">
          Отказ
        </Button>
        <Button type="button" variant="danger">
          <Trash2 />
          Изтрий
        </Button>
        <Button type="button" disabled>
          Недостъпен
        </Button>
      </Cluster>
      <Cluster>
        <Button type="button" size="large">
          <Search />
          Търси
        </Button>
        <Button type="button" busy>
          Изпращане...
        </Button>
        <Button type="button" size="small" variant="secondary">
          Запази търсенето
        </Button>
        <ButtonLink to={pages.parts.path} variant="secondary" size="small">
          Към обявите
        </ButtonLink>
        <IconButton label="Сподели">
          <Share2 />
        </IconButton>
        <IconButton label="Любима" aria-pressed={loved} onClick={() => setLoved(!loved)}>
          <Heart />
        </IconButton>
      </Cluster>
    </Part>
  );
}
