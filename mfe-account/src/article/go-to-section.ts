/**
 * Brings a section into view and moves the focus there. The address gets its anchor without an entry of its own in the
 * history: Back leaves the page, as from any other.
 */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  history.replaceState(history.state, '', `#${id}`);
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}

/** The section that the address names, once the page is there. */
export function arriveAtSection(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  if (id) document.getElementById(id)?.scrollIntoView();
}
