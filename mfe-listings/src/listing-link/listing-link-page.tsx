import { useSearchParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import { Container, space } from '@pokriv/web-kit/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { LinkDone } from './link-done.tsx';
import { LinkFailed } from './link-failed.tsx';
import { LinkQuestion } from './link-question.tsx';
import { linkTexts as texts } from './messages.ts';
import { readLink, type LinkQuestion as Question } from './read-link.ts';
import { useLink } from './use-link.ts';

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};

  > div:focus {
    outline: none;
  }
`;

function Asked({ token, question }: { token: string; question: Question }) {
  const { state, follow } = useLink(token, question.action);
  const outcome = useRef<HTMLDivElement>(null);
  const isAnswered = state.step === 'done' || state.step === 'failed';
  // The result takes the focus of the pressed button it replaces.
  useEffect(() => {
    if (isAnswered) outcome.current?.focus();
  }, [isAnswered]);

  if (isAnswered) {
    return (
      <div ref={outcome} tabIndex={-1}>
        {state.step === 'done' ? (
          <LinkDone result={state.result} />
        ) : (
          <LinkFailed
            failure={state.failure}
            message={state.message}
            onRetry={() => void follow(state.answer)}
          />
        )}
      </div>
    );
  }
  return (
    <LinkQuestion
      question={question}
      isBusy={state.step === 'sending'}
      refusal={state.step === 'asking' ? state.refusal : undefined}
      onFollow={(answer) => void follow(answer)}
    />
  );
}

/** Landing page of one-click mail links; acts only on a button press (decisions §5). */
export function ListingLinkPage() {
  useTitle(texts.tab);
  const [params] = useSearchParams();
  const token = params.get('token');
  const question = readLink(token);
  return (
    <Page>
      {token && question ? (
        <Asked key={token} token={token} question={question} />
      ) : (
        <LinkFailed failure="invalid" message="" />
      )}
    </Page>
  );
}
