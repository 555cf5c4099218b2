import type { AlertLinkShown } from '@pokriv/contracts/alert/saved-search';
import { useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useSearchParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import { Button, Container, EmptyState, PageSpinner, space } from '@pokriv/web-kit/ui';
import { Bell, BellOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { LinkDone, LinkFailed } from './link-outcome.tsx';
import { alertLinkTexts as texts } from './messages.ts';
import { failureOf, useAlertLink } from './use-alert-link.ts';

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};

  > div:focus {
    outline: none;
  }
`;

/** Landing page of alert links: describes the action, a button runs it (design/alerts, Rules). */
export function AlertLinkPage() {
  useTitle(texts.tab);
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  return <Page>{token ? <Link key={token} token={token} /> : <LinkFailed failure="invalid" />}</Page>;
}

/** The result was already in effect, so there is no button. */
function isDoneBefore({ action, searches }: AlertLinkShown): boolean {
  if (action === 'confirm') return searches.every(({ state }) => state === 'active');
  return action === 'stop' && searches.every(({ state }) => state === 'paused');
}

function Link({ token }: { token: string }) {
  const { data, error, mutate } = useRead('readAlertLink', {
    params: { token },
    quiet: pageErrorCodes,
    swr: { revalidateOnReconnect: false },
  });
  if (error && !data)
    return <LinkFailed failure={failureOf(error)} message={error.message} onRetry={() => void mutate()} />;
  return data ? <Asked token={token} shown={data.data} /> : <PageSpinner />;
}

function Asked({ token, shown }: { token: string; shown: AlertLinkShown }) {
  const { state, follow } = useAlertLink(token);
  const outcome = useRef<HTMLDivElement>(null);
  const isAnswered = state.step === 'done' || state.step === 'failed';
  // The result replaces the pressed button and takes the focus.
  useEffect(() => {
    if (isAnswered) outcome.current?.focus();
  }, [isAnswered]);

  const { action } = shown;
  if (isAnswered) {
    const { hasFoundHome } = state;
    return (
      <div ref={outcome} tabIndex={-1}>
        {state.step === 'done' ? (
          <LinkDone
            shown={state.shown ?? shown}
            words={hasFoundHome ? texts.done.found : texts.done[action]}
          />
        ) : (
          <LinkFailed
            failure={failureOf(state.error)}
            message={state.error.message}
            onRetry={() => void follow({ hasFoundHome })}
          />
        )}
      </div>
    );
  }
  if ((action === 'confirm' || action === 'stop') && isDoneBefore(shown))
    return <LinkDone shown={shown} words={texts.already[action]} />;

  // `stop_all` also covers favourites, which need no search.
  if (shown.searches.length === 0 && action !== 'stop_all') return <LinkFailed failure="gone" />;

  const words = texts.asked[action];
  const isSending = state.step === 'sending';
  return (
    <EmptyState
      titleAs="h1"
      icon={action === 'stop' || action === 'stop_all' ? BellOff : Bell}
      title={words.title}
      actions={
        <>
          <Button
            type="button"
            busy={isSending && !state.hasFoundHome}
            disabled={isSending && state.hasFoundHome}
            onClick={() => void follow()}
          >
            {words.button}
          </Button>
          {action === 'still' && (
            <Button
              type="button"
              variant="secondary"
              busy={isSending && state.hasFoundHome}
              disabled={isSending && !state.hasFoundHome}
              onClick={() => void follow({ hasFoundHome: true })}
            >
              {texts.found}
            </Button>
          )}
        </>
      }
    >
      {words.text}
      <br />
      <strong>{shown.searches.map(({ name }) => texts.quoted(name)).join(', ')}</strong>
    </EmptyState>
  );
}
