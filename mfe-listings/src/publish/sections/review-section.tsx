import { photosOf } from '@pokriv/contracts/listing/floor-plans';
import { useUser } from '@pokriv/web-kit/session';
import { breakpoint, Notice, PageSpinner } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { textsWithContacts } from '../../form-address/field-to-correct.ts';
import { lazyPart } from '../../lazy-part/lazy-part.tsx';
import type { DraftState } from '../draft-state.ts';
import { FormSection } from '../form-section.tsx';
import { publishTexts as texts } from '../messages.ts';
import { ContactNotice } from '../review/contact-notice.tsx';
import { listingPreview } from '../review/preview-of.ts';
import { QualityCard } from '../review/quality-card.tsx';

/** Lazy, because only the last step shows it. */
export const ListingPreview = lazyPart(
  () =>
    import(/* webpackChunkName: "listing-preview" */ '../review/listing-preview.tsx').then(
      (file) => file.ListingPreview,
    ),
  { waiting: <PageSpinner />, missing: texts.previewMissing },
);

/** Wide screens show it beside every step. */
const OnlyNarrow = styled.div`
  ${breakpoint.desktop} {
    display: none;
  }
`;

interface ReviewSectionProps {
  state: DraftState;
  isReady: boolean;
  onField: (path: string) => void;
}

export function ReviewSection({ state, isReady, onField }: ReviewSectionProps) {
  const user = useUser();
  if (!user) return null;
  const contacts = textsWithContacts({ ...state.fields, images: state.images });
  return (
    <FormSection step="review">
      <ContactNotice found={contacts} onField={onField} />
      {isReady && contacts.length === 0 && <Notice tone="good">{texts.ready}</Notice>}
      <OnlyNarrow>
        <QualityCard pictures={photosOf(state.images).length} onField={onField} />
      </OnlyNarrow>
      <ListingPreview listing={listingPreview(state, user)} />
    </FormSection>
  );
}
