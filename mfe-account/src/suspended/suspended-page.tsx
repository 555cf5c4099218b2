import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { SuspensionNotice } from '@pokriv/contracts/actor';
import { suspensionTitle } from '@pokriv/contracts/account/suspension';
import { useLocation } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import { ButtonLink, color, Heading, space, Stack, Text } from '@pokriv/web-kit/ui';
import { ShieldAlert } from 'lucide-react';
import { styled } from 'styled-components';

import { Outcome } from '../frame/outcome.tsx';
import { texts } from './messages.ts';

const Facts = styled(Stack)`
  width: 100%;
  max-width: 520px;
  margin-inline: auto;
  text-align: left;
  color: ${color.text};

  ul {
    padding-left: ${space(5)};
    list-style: disc;
  }

  blockquote {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const DECISIONS = pathTo(pages.decision, '');

function suspensionIn(state: unknown): SuspensionNotice | undefined {
  const { suspension } = (state ?? {}) as { suspension?: Partial<SuspensionNotice> };
  if (typeof suspension?.reason !== 'string') return undefined;
  const { reason, until = null, decision } = suspension;
  return {
    reason,
    until: until !== null && Number.isFinite(Date.parse(until)) ? until : null,
    ...(typeof decision === 'string' && decision.startsWith(DECISIONS) && { decision }),
  };
}

export function SuspendedPage() {
  useTitle(texts.tab);
  const suspension = suspensionIn(useLocation().state);
  if (!suspension) {
    return (
      <Outcome
        tone="wait"
        icon={ShieldAlert}
        title={texts.unknownTitle}
        actions={<ButtonLink to={pages.login.path}>{texts.toLogin}</ButtonLink>}
      >
        {texts.unknown}
      </Outcome>
    );
  }
  const { reason, until, decision } = suspension;
  return (
    <Outcome
      tone="wait"
      icon={ShieldAlert}
      title={suspensionTitle(suspension)}
      actions={
        <>
          {decision ? (
            <ButtonLink to={decision}>{texts.object}</ButtonLink>
          ) : (
            <ButtonLink to={pages.contact.path}>{texts.contact}</ButtonLink>
          )}
          <ButtonLink to={pages.search.path} variant="secondary">
            {texts.toListings}
          </ButtonLink>
        </>
      }
    >
      <Facts $gap={5}>
        <Text>{until ? texts.after : texts.untilAdmin}</Text>
        {reason && (
          <Stack as="section" $gap={1}>
            <Heading $size="lead">{texts.reason}</Heading>
            <blockquote>{reason}</blockquote>
          </Stack>
        )}
        <Stack as="section" $gap={1}>
          <Heading $size="lead">{texts.meaning}</Heading>
          <ul>
            {texts.meanings.map((meaning) => (
              <li key={meaning}>{meaning}</li>
            ))}
          </ul>
        </Stack>
        <Text>{decision ? texts.objection : texts.appeal}</Text>
      </Facts>
    </Outcome>
  );
}
