import type { SharedList, SharedPerson } from '@pokriv/contracts/shared-list/shared-list';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Cluster, color, Heading, IconButton, radius, space, Stack } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { useSetAtom } from 'jotai';
import { LogOut, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';

import { listTexts as texts } from './messages.ts';

const Names = styled(Cluster)`
  padding: 0;
  list-style: none;
`;

const Name = styled.li`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding-inline: ${space(4)};
  border-radius: ${radius.full};
  overflow-wrap: anywhere;
  background: ${color.sunken};

  > button {
    margin-right: ${space(-3)};
  }
`;

interface PeopleProps {
  list: SharedList;
  me: string | undefined;
  removePerson: (id: string) => Promise<boolean>;
}

/** Participants; the owner removes others, others leave. */
export function People({ list: { people, ownId }, me, removePerson }: PeopleProps) {
  const toast = useSetAtom(toastAtom);
  const [leaving, setLeaving] = useState<SharedPerson>();
  const [isBusy, setIsBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const own = people.find(({ id }) => id === me);
  const isOwn = leaving?.id === me;

  const remove = async ({ id }: SharedPerson): Promise<void> => {
    setIsBusy(true);
    const isDone = await removePerson(id);
    // An open dialog traps the focus.
    flushSync(() => {
      setIsBusy(false);
      setLeaving(undefined);
    });
    if (!isDone) return;
    if (id === me) toast({ tone: 'success', text: texts.left });
    title.current?.focus();
  };

  return (
    <Stack as="section" $gap={3} aria-labelledby="shared-list-people">
      <Heading id="shared-list-people" $size="lead" ref={title} tabIndex={-1}>
        {texts.participants}
      </Heading>
      <Names as="ul" $gap={2}>
        {people.map((person) => (
          <Name key={person.id}>
            {nameText(person, me)}
            {ownId !== null && !person.isOwner && (
              <IconButton label={texts.removePerson(person.name)} onClick={() => setLeaving(person)}>
                <X />
              </IconButton>
            )}
          </Name>
        ))}
      </Names>
      {own && !own.isOwner && (
        <div>
          <Button type="button" variant="quiet" size="small" onClick={() => setLeaving(own)}>
            <LogOut />
            {texts.leave}
          </Button>
        </div>
      )}
      {leaving && (
        <ConfirmDialog
          open
          type="danger"
          title={isOwn ? texts.leaveTitle : texts.removePersonTitle(leaving.name)}
          message={isOwn ? texts.leaveText : texts.removePersonText}
          confirmLabel={isOwn ? texts.leave : texts.remove}
          loading={isBusy}
          onConfirm={() => void remove(leaving)}
          onCancel={() => setLeaving(undefined)}
        />
      )}
    </Stack>
  );
}

/** „Мария (собственик, вие)“ */
function nameText({ id, name, isOwner }: SharedPerson, me: string | undefined): string {
  const marks = [isOwner && texts.ofOwner, id === me && texts.ofYou].filter(Boolean);
  return marks.length > 0 ? `${name} (${marks.join(', ')})` : name;
}
