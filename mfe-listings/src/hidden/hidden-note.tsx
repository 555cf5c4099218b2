import { Button, Notice } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { removeHidden } from './hidden-store.ts';
import { hiddenTexts as texts } from './messages.ts';

/** Shown by the style sheet of hidden listings (`styleHiddenListings`), before the first paint. */
const Root = styled.div`
  display: none;
`;

export function HiddenNote({ id }: { id: string }) {
  const showAgain = () => {
    removeHidden(id);
    document.querySelector<HTMLElement>(`button[data-listing="${id}"]`)?.focus();
  };
  return (
    <Root data-hidden-note={id}>
      <Notice
        title={texts.note}
        actions={
          <Button type="button" variant="secondary" size="small" onClick={showAgain}>
            {texts.showAgain}
          </Button>
        }
      >
        {texts.noteText}
      </Notice>
    </Root>
  );
}
