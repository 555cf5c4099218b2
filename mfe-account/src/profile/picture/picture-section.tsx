import type { User } from '@pokriv/contracts/account/user';
import { toastAtom } from '@pokriv/web-kit/toast';
import {
  Avatar,
  breakpoint,
  Button,
  Cluster,
  color,
  motion,
  Notice,
  radius,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../use-profile.ts';
import { ACCEPTED } from './check-file.ts';
import { CropDialog } from './crop-dialog.tsx';
import { texts } from './messages.ts';
import { openFile, PictureProblem, type OpenPicture } from './open-file.ts';
import { RemovePicture } from './remove-picture.tsx';
import { useFileDrop } from './use-file-drop.ts';

const Zone = styled.div<{ $isOver: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
  padding: ${space(4)};
  border: 2px dashed ${({ $isOver }) => ($isOver ? color.accent : color.line)};
  border-radius: ${radius.card};
  background: ${({ $isOver }) => ($isOver ? color.accentTint : color.page)};
  transition: border-color ${motion.quick};

  ${breakpoint.tablet} {
    gap: ${space(6)};
    padding: ${space(5)};
  }
`;

const ActionRow = styled(Stack)`
  flex: 1 1 164px;
`;

const ByMouse = styled(Text)`
  @media (pointer: coarse) {
    display: none;
  }
`;

export function PictureSection({ user, take }: SectionProps) {
  const toast = useSetAtom(toastAtom);
  const chooser = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<OpenPicture>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => picture?.forget(), [picture]);

  const open = async (file: File) => {
    setProblem(undefined);
    try {
      setPicture(await openFile(file));
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      setProblem(error.message);
    }
  };
  const saved = (changed: User) => {
    setPicture(undefined);
    take(changed);
    toast({ tone: 'success', text: texts.saved });
  };
  const { isOver, zone } = useFileDrop((file) => void open(file));

  return (
    <SectionFrame id="picture" lead={texts.lead}>
      <Zone $isOver={isOver} {...zone}>
        <Avatar name={`${user.firstName} ${user.lastName}`} picture={user.avatar ?? undefined} px={96} />
        <ActionRow $gap={2}>
          <Cluster $gap={2}>
            <Button type="button" variant="secondary" onClick={() => chooser.current?.click()}>
              <ImagePlus aria-hidden />
              {user.avatar ? texts.change : texts.choose}
            </Button>
            {user.avatar && <RemovePicture take={take} />}
          </Cluster>
          <ByMouse $size="small" $tone="muted">
            {isOver ? texts.dropNow : texts.drop}
          </ByMouse>
        </ActionRow>
        <input
          ref={chooser}
          hidden
          type="file"
          aria-label={texts.choose}
          accept={ACCEPTED}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void open(file);
            target.value = '';
          }}
        />
      </Zone>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {picture && <CropDialog picture={picture} onSaved={saved} onClose={() => setPicture(undefined)} />}
    </SectionFrame>
  );
}
