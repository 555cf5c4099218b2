import { comingBack } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { NewParticipant } from '@pokriv/contracts/shared-list/shared-list';
import { useForm } from '@pokriv/web-kit/form';
import { useLocation } from '@pokriv/web-kit/router';
import { useUser } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, ButtonLink, Card, Cluster, Heading, Notice, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';
import type { RefObject } from 'react';
import { styled } from 'styled-components';

import { listTexts as texts } from './messages.ts';

const Root = styled(Card)`
  padding: ${space(5)};
`;

const Form = NewParticipant.pick({ name: true });

interface JoinFormProps {
  /** @returns false when the browser cannot store the guest */
  join: (name: string) => Promise<boolean>;
  nameRef: RefObject<HTMLInputElement | null>;
}

/** Name for a visitor's votes and notes. */
export function JoinForm({ join, nameRef }: JoinFormProps) {
  const user = useUser();
  const { pathname } = useLocation();
  const toast = useSetAtom(toastAtom);
  const form = useForm(
    Form,
    async ({ name }) => {
      const isKept = await join(name);
      const told = isKept ? texts.joined(name) : texts.joinedHereOnly(name);
      toast({ tone: isKept ? 'success' : 'info', text: told });
    },
    { name: user?.firstName ?? '' },
    'onSubmit',
  );
  const { ref, ...name } = form.register('name');
  return (
    <Root as="section" aria-labelledby={`${form.formId}-title`}>
      <Stack as="form" $gap={4} onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Stack $gap={1}>
          <Heading id={`${form.formId}-title`} $size="lead">
            {texts.joinTitle}
          </Heading>
          <Text $tone="muted">{texts.joinText}</Text>
        </Stack>
        <Field
          label={texts.name}
          hint={texts.nameHint}
          required
          autoComplete="given-name"
          error={form.errorOf('name')}
          {...name}
          ref={(input) => {
            ref(input);
            nameRef.current = input;
          }}
        />
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <Cluster $gap={3}>
          <Button busy={form.isSubmitting}>{form.isSubmitting ? texts.joining : texts.join}</Button>
          {!user && (
            <ButtonLink to={comingBack(pages.login, pathname)} variant="secondary">
              {texts.signIn}
            </ButtonLink>
          )}
        </Cluster>
        {!user && (
          <Text $size="small" $tone="muted">
            {texts.joinGuest}
          </Text>
        )}
      </Stack>
    </Root>
  );
}
