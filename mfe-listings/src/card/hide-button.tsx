import { EyeOff } from 'lucide-react';

import { FootButton } from './card-foot-parts.ts';
import { hideTexts } from '../hidden/hide-texts.ts';
import { useHide } from '../hidden/use-hide.ts';

/** In the foot of a card. */
export function HideButton({ listing: { id, title } }: { listing: { id: string; title: string } }) {
  const hide = useHide();
  const label = `${hideTexts.hide}: ${title}`;
  return (
    <FootButton type="button" aria-label={label} title={label} onClick={() => hide(id)}>
      <EyeOff />
    </FootButton>
  );
}
