import { radius, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';
import { encode } from 'uqr';

/** Dark on light in either theme: some cameras cannot read inverted codes. */
const Frame = styled.svg`
  display: block;
  width: 200px;
  height: 200px;
  padding: ${space(2)};
  border-radius: ${radius.control};
  background: #ffffff;
`;

/** Dark modules as one SVG path; `size` includes the quiet zone, in modules. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { path, size };
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  return (
    <Frame role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="#000000" />
    </Frame>
  );
}
