import { useEffect, useState } from 'react';

import { sections, type SectionId } from './sections.ts';

/** A section is the one being read once its top is above this part of the window. */
const READING_LINE = 0.35;

function sectionInView(): SectionId {
  const tops = sections.map(({ id }) => ({
    id,
    top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity,
  }));
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const asked = tops.find(({ id }) => `#${id}` === location.hash);
  // The last ones never get up to the line: there the address knows which of them was asked for.
  if (isAtEnd && scrollY > 0) {
    return asked && asked.top > 0 && asked.top < innerHeight ? asked.id : 'deletion';
  }
  return tops.findLast(({ top }) => top <= innerHeight * READING_LINE)?.id ?? 'data';
}

/** Which section is being read, as the page scrolls. */
export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('data');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionInView()));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, []);
  return current;
}
