import * as pages from '@pokriv/contracts/pages';
import { call, useRead } from '@pokriv/web-kit/api';
import { Link } from '@pokriv/web-kit/router';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Cluster, font, Loading, Notice, Skeleton, space, Stack, Text } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';

import { SectionFrame } from '../section-frame.tsx';
import { ExportState } from './export-state.tsx';
import { texts } from './messages.ts';

const POLL_MS = 3000;
const FRESH_MS = 2000;

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding-left: ${space(5)};
  font-size: ${font.size.small};

  li {
    list-style: disc;
  }
`;

export function MyDataSection() {
  return (
    <SectionFrame id="my-data" lead={texts.lead}>
      <Stack $gap={2}>
        <Text $size="small" $strong>
          {texts.insideTitle}
        </Text>
        <List>
          {texts.inside.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </List>
      </Stack>
      <Archive />
      <Text $size="small" $tone="muted">
        {texts.privacyBefore}
        <Link to={pages.privacy.path}>{texts.privacy}</Link>.
      </Text>
    </SectionFrame>
  );
}

function Archive() {
  const toast = useSetAtom(toastAtom);
  const [isAsking, setIsAsking] = useState(false);
  const { data, error, mutate } = useRead('readDataExport', {
    swr: {
      dedupingInterval: FRESH_MS,
      refreshInterval: (latest) => (latest?.data.status === 'making' ? POLL_MS : 0),
    },
  });

  const ask = async () => {
    setIsAsking(true);
    try {
      await mutate(await call('requestDataExport'), { revalidate: false });
      toast({ tone: 'success', text: texts.asked });
    } catch (failure) {
      console.warn('data export: request failed', failure);
    } finally {
      setIsAsking(false);
    }
  };

  if (error && !data) {
    const retry = (
      <Button type="button" variant="secondary" size="small" onClick={() => void mutate()}>
        {texts.retry}
      </Button>
    );
    return (
      <Notice tone="danger" title={texts.notRead} actions={retry}>
        {error.message}
      </Notice>
    );
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton $height="48px" />
      </Loading>
    );
  }
  const { status } = data.data;
  return (
    <>
      <ExportState {...data.data} />
      {status !== 'making' && (
        <Cluster>
          <Button type="button" variant="secondary" busy={isAsking} onClick={() => void ask()}>
            {status === 'none' ? texts.ask : texts.askAgain}
          </Button>
        </Cluster>
      )}
    </>
  );
}
