import { useEffect, useRef, useState } from 'react';

const MARGIN = '600px 0px';

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
