/** Scrolls to a section and focuses it. Replaces the anchor without a history entry, so Back leaves the page. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  history.replaceState(history.state, '', `#${id}`);
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}

/** Scrolls to the anchor of the address after the first render. */
export function arriveAtSection(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  if (id) document.getElementById(id)?.scrollIntoView();
}
