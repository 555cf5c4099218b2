import type { FavoriteCard } from '@pokriv/contracts/listing/property-endpoints';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { OwnSharedList } from '@pokriv/contracts/shared-list/shared-list';
import { SHARED_LIST_LIMITS } from '@pokriv/contracts/shared-list/shared-list-rules';
import { useWatch } from '@pokriv/web-kit/form';
import { Button, ButtonLink, Cluster, Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { Sheet } from '@pokriv/web-kit/ui/dialog';
import { Checkbox, Field } from '@pokriv/web-kit/ui/forms';
import { useEffect, useId, useRef } from 'react';

import { FilterGroup } from '../filters/filter-group.tsx';
import { LinkButtons } from '../share/link-buttons.tsx';
import { shareTexts } from '../share/messages.ts';
import { sharedListLink } from '../share/shared-list-link.ts';
import { sharingTexts as texts } from './share-messages.ts';
import { useShareForm, type ShareForm } from './use-share-form.ts';

const MOST = SHARED_LIST_LIMITS.homesMost;

interface ShareSheetProps {
  cards: readonly FavoriteCard[];
  /** Comparison selection; empty shares all. */
  chosen: readonly string[];
  onClose: () => void;
}

/** Shares favourites by a link: selection, name and visibility (ADR 68). */
export function ShareSheet({ cards, chosen, onClose }: ShareSheetProps) {
  const known = cards.map(({ id }) => id);
  const picked = chosen.filter((id) => known.includes(id));
  const { form, made } = useShareForm((picked.length > 0 ? picked : known).slice(0, MOST));
  return (
    <Sheet
      open
      onClose={onClose}
      locked={form.isSubmitting}
      title={texts.title}
      footer={
        made ? (
          <Button type="button" variant="secondary" onClick={onClose}>
            {texts.done}
          </Button>
        ) : (
          <Button form={form.formId} busy={form.isSubmitting}>
            {form.isSubmitting ? texts.creating : texts.create}
          </Button>
        )
      }
    >
      {made ? (
        <MadeView made={made} />
      ) : (
        <Stack as="form" id={form.formId} $gap={5} onSubmit={(event) => void form.onSubmit(event)} noValidate>
          <Text>{texts.intro}</Text>
          <Field
            label={texts.name}
            required
            autoComplete="given-name"
            error={form.errorOf('name')}
            {...form.register('name')}
          />
          <HomeChoice form={form} cards={cards} />
          <Notice>{shareTexts.whoSees}</Notice>
          <Text $size="small" $tone="muted">
            {texts.ends}
          </Text>
          {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        </Stack>
      )}
    </Sheet>
  );
}

function HomeChoice({ form, cards }: { form: ShareForm; cards: readonly FavoriteCard[] }) {
  const errorId = useId();
  const chosen = useWatch({ control: form.control, name: 'homes' });
  const error = form.errorOf('homes');
  const choose = (homes: string[]) => form.setValue('homes', homes, { shouldValidate: error !== undefined });
  return (
    <FilterGroup legend={texts.homes}>
      <Stack $gap={2}>
        <Cluster $gap={2} $spread>
          <Text $size="small" $tone={chosen.length > MOST ? 'danger' : 'muted'} role="status">
            {chosen.length > MOST ? texts.tooMany : texts.chosen(chosen.length, MOST)}
          </Text>
          {chosen.length === 0 ? (
            <Button
              type="button"
              variant="quiet"
              size="small"
              onClick={() => choose(cards.slice(0, MOST).map(({ id }) => id))}
            >
              {texts.all}
            </Button>
          ) : (
            <Button type="button" variant="quiet" size="small" onClick={() => choose([])}>
              {texts.none}
            </Button>
          )}
        </Cluster>
        <div>
          {cards.map(({ id, title }) => (
            <Checkbox
              key={id}
              label={title}
              value={id}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error && errorId}
              {...form.register('homes')}
            />
          ))}
        </div>
        {error && (
          <Text id={errorId} $size="small" $tone="danger">
            {error}
          </Text>
        )}
      </Stack>
    </FilterGroup>
  );
}

/** Takes the focus of the removed button. */
function MadeView({ made: { token } }: { made: OwnSharedList }) {
  const link = useRef<HTMLInputElement>(null);
  useEffect(() => link.current?.select(), []);
  return (
    <Stack $gap={4}>
      <Text role="status">{texts.ready}</Text>
      <Field ref={link} label={texts.link} readOnly value={sharedListLink(token)} />
      <Cluster $gap={2}>
        <LinkButtons url={sharedListLink(token)} />
        <ButtonLink to={pathTo(pages.sharedList, token)} size="small">
          {texts.open}
        </ButtonLink>
      </Cluster>
      <Text $size="small" $tone="muted">
        {shareTexts.whoSees} {texts.ends}
      </Text>
    </Stack>
  );
}
