/** Matches the browser's toolbar to the theme, also when it differs from the system's. */
export function followThemeColor(): void {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const [lightMeta, darkMeta] = metas;
  if (!lightMeta || !darkMeta) return;
  const [light, dark] = [lightMeta.content, darkMeta.content];
  const paint = () => {
    const isDark = document.documentElement.classList.contains('dark');
    for (const meta of metas) meta.content = isDark ? dark : light;
  };
  paint();
  new MutationObserver(paint).observe(document.documentElement, { attributeFilter: ['class'] });
}
