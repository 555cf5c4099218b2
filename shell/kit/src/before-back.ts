type Meeting = (event: PopStateEvent) => void;

const meetings = new Set<Meeting>();

// Browsers call the window's own listeners in the order in which they came, whether they capture or not. This module is a
// part of the router's, so it listens before any router is mounted.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    for (const meet of meetings) meet(event);
  });
}

/**
 * Hears of Back and Forward before the router does; `stopImmediatePropagation` keeps them from it.
 * @returns how to stop
 */
export function beforeBack(meet: Meeting): () => void {
  meetings.add(meet);
  return () => void meetings.delete(meet);
}
