import { useSearchParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import { Button, Container, EmptyState, space } from '@pokriv/web-kit/ui';
import { House, HousePlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { LinkAction } from '@pokriv/contracts/listing/property-endpoints';

import { LinkDone } from './link-done.tsx';
import { LinkFailed } from './link-failed.tsx';
import { linkTexts as texts } from './messages.ts';
import { readLinkAction } from './read-link-action.ts';
import { useLink } from './use-link.ts';

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};

  > div:focus {
    outline: none;
  }
`;

function Asked({ token, action }: { token: string; action: LinkAction }) {
  const { state, follow } = useLink(token);
  const outcome = useRef<HTMLDivElement>(null);
  const isAnswered = state.step === 'done' || state.step === 'failed';
  // The result replaces the pressed button and takes the focus.
  useEffect(() => {
    if (isAnswered) outcome.current?.focus();
  }, [isAnswered]);

  if (isAnswered) {
    return (
      <div ref={outcome} tabIndex={-1}>
        {state.step === 'done' ? (
          <LinkDone result={state.result} />
        ) : (
          <LinkFailed failure={state.failure} message={state.message} onRetry={() => void follow()} />
        )}
      </div>
    );
  }
  const { title, text, button } = texts.question[action];
  return (
    <EmptyState
      titleAs="h1"
      icon={action === 'renew' ? HousePlus : House}
      title={title}
      actions={
        <Button type="button" busy={state.step === 'sending'} onClick={() => void follow()}>
          {button}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}

/** Landing page of one-click links in mails; acts only when the button is pressed (decisions §5). */
export function ListingLinkPage() {
  useTitle(texts.tab);
  const [params] = useSearchParams();
  const token = params.get('token');
  const action = readLinkAction(token);
  return (
    <Page>
      {token && action ? (
        <Asked key={token} token={token} action={action} />
      ) : (
        <LinkFailed failure="invalid" message="" />
      )}
    </Page>
  );
}
