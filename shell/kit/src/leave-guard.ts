// By its name, as slices import it: this file is a part of theirs, and there is one router a page.
import { beforeBack, useNavigate } from '@pokriv/web-kit/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The router's own number of an entry in the history. */
const entryOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

/** The address inside the app that a press on a link leads to in this tab. */
function linkTarget(event: MouseEvent): URL | undefined {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!isPlain || !link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return;
  const url = new URL(link.href, location.href);
  return url.origin === location.origin ? url : undefined;
}

export interface LeaveGuard {
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

interface GuardOptions {
  /** There is something that leaving would leave unsaved. */
  isActive: boolean;
  /** Whether an address still shows this form, at another step for instance. */
  isWithin: (url: URL) => boolean;
  /** A last try to save before anything is asked. @returns whether nothing is left unsaved */
  settle: () => Promise<boolean>;
}

/**
 * Asks before a link or Back leads out of a form. The router's own blocker needs a data router, which we do not have; so
 * links are met on their way down to it, and Back is taken back before the router hears of it.
 */
export function useLeaveGuard({ isActive, isWithin, settle }: GuardOptions): LeaveGuard {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<() => void>();
  const isOpen = useRef(false);

  const ask = useEffectEvent(async (go: () => void) => {
    if (await settle()) return go();
    setLeaving(() => go);
  });

  const meetPress = useEffectEvent((event: MouseEvent) => {
    const url = isActive ? linkTarget(event) : undefined;
    if (!url || isWithin(url)) return;
    event.preventDefault();
    event.stopPropagation();
    void ask(() => {
      isOpen.current = true;
      void navigate(url.pathname + url.search + url.hash);
    });
  });

  const here = useRef(0);
  /** Where Back wanted to lead, while it is being taken back. */
  const takenBack = useRef<number>(undefined);
  const meetBack = useEffectEvent((event: PopStateEvent) => {
    const to = entryOf(event.state);
    if (takenBack.current !== undefined) {
      const distance = takenBack.current;
      takenBack.current = undefined;
      event.stopImmediatePropagation();
      void ask(() => {
        isOpen.current = true;
        history.go(distance);
      });
      return;
    }
    const distance = to - here.current;
    const isOurs = isOpen.current || !isActive || isWithin(new URL(location.href)) || distance === 0;
    if (isOurs) {
      here.current = to;
      return;
    }
    event.stopImmediatePropagation();
    takenBack.current = distance;
    history.go(-distance);
  });

  useEffect(() => {
    const onPress = (event: MouseEvent) => meetPress(event);
    const stopMeeting = beforeBack((event) => meetBack(event));
    document.addEventListener('click', onPress, true);
    return () => {
      document.removeEventListener('click', onPress, true);
      stopMeeting();
    };
  }, []);
  // Each step of the form is an entry of its own.
  useEffect(() => {
    here.current = entryOf(history.state);
  });

  return {
    isAsking: leaving !== undefined,
    stay: () => setLeaving(undefined),
    leave: () => {
      setLeaving(undefined);
      leaving?.();
    },
  };
}
