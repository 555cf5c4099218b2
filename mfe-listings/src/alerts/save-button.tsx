import { breakpoint, Button, ButtonLink, type ButtonSize, type ButtonVariant } from '@pokriv/web-kit/ui';
import { Bell, BellRing } from 'lucide-react';
import { styled } from 'styled-components';

import { alertTexts as texts } from './messages.ts';
import { savedSearchHref } from './saved-search-href.ts';
import type { SaveSearch } from './use-save-search.tsx';

const Rest = styled.span`
  display: none;

  ${breakpoint.tablet} {
    display: inline;
  }
`;

interface SaveButtonProps {
  save: SaveSearch;
  /** Shorter label, for phones. */
  isShort?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** Reads „Запазено“ and links to the search once saved. */
export function SaveButton({
  save,
  isShort = false,
  variant = 'secondary',
  size = 'normal',
}: SaveButtonProps) {
  if (!save.isOffered) return null;
  if (save.saved) {
    return (
      <ButtonLink to={savedSearchHref(save.saved.id)} variant={variant} size={size}>
        <BellRing />
        {texts.saved}
      </ButtonLink>
    );
  }
  return (
    <Button type="button" variant={variant} size={size} aria-label={texts.save} {...save.opener}>
      <Bell />
      {isShort ? (
        <span>
          {texts.saveShort}
          <Rest>{texts.saveRest}</Rest>
        </span>
      ) : (
        texts.save
      )}
    </Button>
  );
}
