import type { Assignment } from '@pokriv/contracts/listing/moderation-file';
import { clockText } from '@pokriv/web-kit/format/sofia-time';
import { Menu, MenuButton } from '@pokriv/web-kit/ui/navigation';
import { ChevronDown, CircleUserRound, HandGrab, Undo2, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';

import { GiveDialog } from './give-dialog.tsx';
import { texts } from './messages.ts';
import { useAssignment } from './use-assignment.ts';

function stateOf(assignment: Assignment | null): string {
  if (!assignment) return texts.free;
  const who = assignment.isMine ? texts.mine : assignment.holder.name;
  return texts.until(who, clockText(assignment.until));
}

interface AssignmentMenuProps {
  id: string;
  assignment: Assignment | null;
}

/** Who works on a waiting listing: take it, give it up or give it to a colleague. */
export function AssignmentMenu({ id, assignment }: AssignmentMenuProps) {
  const { take, release, giveTo } = useAssignment(id, assignment);
  const [isGiving, setGiving] = useState(false);
  const isMine = assignment?.isMine === true;
  const state = stateOf(assignment);
  const takeLabel = assignment && !isMine ? texts.takeFrom(assignment.holder.name) : texts.take;
  return (
    <>
      <Menu
        isFramed
        label={texts.menu(state)}
        trigger={
          <>
            <CircleUserRound />
            {state}
            <ChevronDown />
          </>
        }
      >
        <MenuButton onClick={take}>
          <HandGrab />
          {isMine ? texts.takeAgain : takeLabel}
        </MenuButton>
        {isMine && (
          <MenuButton onClick={release}>
            <Undo2 />
            {texts.release}
          </MenuButton>
        )}
        <MenuButton onClick={() => setGiving(true)}>
          <UserRoundPlus />
          {texts.give}
        </MenuButton>
      </Menu>
      <GiveDialog
        open={isGiving}
        holderId={assignment?.holder.id}
        onGive={giveTo}
        onClose={() => setGiving(false)}
      />
    </>
  );
}
