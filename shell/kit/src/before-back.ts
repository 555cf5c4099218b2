type Meeting = (event: PopStateEvent) => void;

const meetings = new Set<Meeting>();

// Browsers call listeners of `window` in the order of registration, capturing or not. This module belongs to the
// router's entry, so it registers before any router mounts.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    for (const meet of meetings) meet(event);
  });
}

/**
 * Runs `meet` on Back and Forward before the router; `stopImmediatePropagation` hides the event from it.
 * @returns unsubscribe
 */
export function beforeBack(meet: Meeting): () => void {
  meetings.add(meet);
  return () => void meetings.delete(meet);
}
