import { useEffect, useRef, useState, type ReactNode } from 'react';

const MARGIN = '600px 0px';

/** Renders its children once they are about to scroll into view. */
export function Near({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);

  return isNear ? children : <div ref={ref} aria-hidden />;
}
