import type { Draft } from '../draft.ts';
import type { DraftState } from '../draft-state.ts';
import { PicturesSection } from '../pictures/pictures-section.tsx';
import type { StepId } from '../../form-address/form-steps.ts';
import { ContactSection } from './contact-section.tsx';
import { HomeSection } from './home-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { PriceSection } from './price-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { TermsSection } from './terms-section.tsx';

interface StepSectionProps {
  step: StepId;
  draft: Draft;
  state: DraftState;
  isReady: boolean;
  onField: (path: string) => void;
}

export function StepSection({ step, draft, state, isReady, onField }: StepSectionProps) {
  switch (step) {
    case 'place':
      return <PlaceSection />;
    case 'home':
      return <HomeSection />;
    case 'price':
      return <PriceSection />;
    case 'terms':
      return <TermsSection />;
    case 'pictures':
      return <PicturesSection draft={draft} state={state} />;
    case 'contact':
      return <ContactSection />;
    case 'review':
      return <ReviewSection state={state} isReady={isReady} onField={onField} />;
  }
}
