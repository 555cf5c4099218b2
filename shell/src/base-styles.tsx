import { FontFaces } from '@pokriv/web-kit/ui/fonts';
import { GlobalStyle } from '@pokriv/web-kit/ui/global-style';

/** Included in a server-rendered page; loaded by the browser for other pages only. */
export function BaseStyles() {
  return (
    <>
      <FontFaces />
      <GlobalStyle />
    </>
  );
}
