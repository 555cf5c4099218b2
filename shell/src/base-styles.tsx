import { FontFaces } from '@pokriv/web-kit/ui/fonts';
import { GlobalStyle } from '@pokriv/web-kit/ui/global-style';

/** Part of a server-rendered page; the browser loads it for other pages only. */
export function BaseStyles() {
  return (
    <>
      <FontFaces />
      <GlobalStyle />
    </>
  );
}
