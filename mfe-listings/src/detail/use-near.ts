import { useEffect, useRef, useState } from 'react';

/** How far below the window something may lie and still count as near. */
const MARGIN = '600px 0px';

/** Whether an element has come near the window once: what lies far below is read only then. */
export function useNear<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);

  return { ref, isNear };
}
