import { optionalMails, type OptionalMail } from '@pokriv/contracts/account/optional-mails';
import type { User } from '@pokriv/contracts/account/user';
import { call } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { SectionProps } from '../use-profile.ts';
import { texts } from './messages.ts';

type Silenced = User['silencedMails'];

/** Optimistic updates, saved sequentially so that the last press wins; rolled back on error. Follows a list changed elsewhere. */
export function useSilenced({ user, take }: SectionProps) {
  const toast = useSetAtom(toastAtom);
  const [silenced, setSilenced] = useState<Silenced>(user.silencedMails);
  /** A ref, because the undo button of the toast outlives the render. */
  const latest = useRef<Silenced>(user.silencedMails);
  const saved = useRef<Silenced>(user.silencedMails);
  const saving = useRef(Promise.resolve());

  const show = (next: Silenced) => {
    latest.current = next;
    setSilenced(next);
  };
  const follow = useEffectEvent((fresh: Silenced) => {
    const isSaving = latest.current !== saved.current;
    saved.current = fresh;
    if (!isSaving) show(fresh);
  });
  useEffect(() => follow(user.silencedMails), [user.silencedMails]);

  const save = async (next: Silenced, announce: () => void) => {
    try {
      const { data } = await call('updateProfile', { body: { silencedMails: next } });
      saved.current = data.silencedMails;
      take(data);
      announce();
    } catch (error) {
      console.warn('mail preferences: save failed, rolled back', error);
    }
    if (latest.current === next) show(saved.current);
  };
  const set = (mail: OptionalMail, isOn: boolean, canUndo = true) => {
    const others = latest.current.filter((one) => one !== mail);
    const next = isOn ? others : [...others, mail];
    const announce = () =>
      toast({
        tone: 'success',
        text: (isOn ? texts.on : texts.off)(optionalMails[mail]),
        ...(canUndo && { action: { label: texts.undo, onPress: () => set(mail, !isOn, false) } }),
      });
    show(next);
    saving.current = saving.current.then(() => save(next, announce));
  };
  return { silenced, set };
}
