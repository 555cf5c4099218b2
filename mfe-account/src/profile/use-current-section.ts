import { useEffect, useState } from 'react';

import { sections, type SectionId } from './sections.ts';

/** Fraction of the window height; a section above it is current. */
const READING_LINE = 0.35;

function sectionInView(): SectionId {
  const tops = sections.map(({ id }) => ({
    id,
    top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity,
  }));
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const anchored = tops.find(({ id }) => `#${id}` === location.hash);
  // The last sections cannot scroll up to the line: the anchor decides there.
  if (isAtEnd && scrollY > 0) {
    return anchored && anchored.top > 0 && anchored.top < innerHeight ? anchored.id : 'deletion';
  }
  return tops.findLast(({ top }) => top <= innerHeight * READING_LINE)?.id ?? 'data';
}

export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('data');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionInView()));
    };
    look();
    addEventListener('scroll', look);
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, []);
  return current;
}
