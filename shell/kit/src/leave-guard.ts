// By package name: this file is bundled into slices, and a page has one router.
import { beforeBack, useNavigate } from '@pokriv/web-kit/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const entryOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

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
  isActive: boolean;
  isWithin: (url: URL) => boolean;
  /** Last attempt to save. @returns true when everything is saved */
  settle: () => Promise<boolean>;
}

/**
 * Confirms before a link or Back leaves a form. The router's blocker needs a data router, which this product does not
 * use; so link clicks are captured, and Back is undone before the router handles it.
 */
export function useLeaveGuard({ isActive, isWithin, settle }: GuardOptions): LeaveGuard {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<() => void>();
  const isOpen = useRef(false);

  const ask = useEffectEvent(async (go: () => void) => {
    if (await settle()) return go();
    setLeaving(() => go);
  });

  const captureClick = useEffectEvent((event: MouseEvent) => {
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
  const undoneBack = useRef<number>(undefined);
  const captureBack = useEffectEvent((event: PopStateEvent) => {
    const to = entryOf(event.state);
    if (undoneBack.current !== undefined) {
      const distance = undoneBack.current;
      undoneBack.current = undefined;
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
    undoneBack.current = distance;
    history.go(-distance);
  });

  useEffect(() => {
    const onPress = (event: MouseEvent) => captureClick(event);
    const stopMeeting = beforeBack((event) => captureBack(event));
    document.addEventListener('click', onPress, true);
    return () => {
      document.removeEventListener('click', onPress, true);
      stopMeeting();
    };
  }, []);
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
