import { useSearchParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import { Button, color, font, Heading, Notice, radius, space, Stack, Text } from '@pokriv/web-kit/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { AccountList } from './account-list.tsx';
import { answerOpener } from './answer-opener.ts';
import { texts } from './messages.ts';
import { OtherAccountForm } from './other-account-form.tsx';

const Page = styled.main`
  display: grid;
  justify-items: center;
  align-content: start;
  min-height: 100dvh;
  padding: ${space(4)};
  background: ${color.page};

  @media (min-width: 520px) {
    align-content: center;
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${space(5)};
  width: min(420px, 100%);
  padding: ${space(6)} ${space(5)} ${space(5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Provider = styled.p`
  margin: 0;
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  color: ${color.accentText};
`;

/** Local stand-in for Google's sign-in popup, only with the Auth emulator. */
export function GoogleChooserPage() {
  useTitle(texts.title);
  const [params] = useSearchParams();
  const [isOther, setIsOther] = useState(false);
  const state = params.get('state');

  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') window.close();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);

  return (
    <Page id="content">
      <Sheet>
        <Stack $gap={1}>
          <Provider>{texts.provider}</Provider>
          <Heading as="h1" $size="title">
            {texts.title}
          </Heading>
          <Text $tone="muted">{texts.lead}</Text>
        </Stack>
        {!state && (
          <Notice tone="wait" title={texts.strayTitle}>
            {texts.stray}
          </Notice>
        )}
        {state && isOther && <OtherAccountForm onChoose={(account) => answerOpener(state, account)} />}
        {state && !isOther && (
          <AccountList
            onChoose={(account) => answerOpener(state, account)}
            onOther={() => setIsOther(true)}
          />
        )}
        <Button type="button" variant="quiet" wide onClick={() => window.close()}>
          {texts.cancel}
        </Button>
        <Text $size="small" $tone="muted">
          {texts.local}
        </Text>
      </Sheet>
    </Page>
  );
}
