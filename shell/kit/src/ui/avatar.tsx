import { useState } from 'react';
import { styled } from 'styled-components';

import { color, font, radius } from './tokens.ts';

const Box = styled.span<{ $px: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $px }) => $px}px;
  height: ${({ $px }) => $px}px;
  overflow: hidden;
  border-radius: ${radius.full};
  font-size: ${({ $px }) => Math.round($px * 0.44)}px;
  font-weight: ${font.weight.strong};
  line-height: 1;
  color: ${color.accentText};
  background: ${color.accentTint};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export interface AvatarProps {
  name: string;
  picture?: string;
  /** Side in px. */
  px?: number;
}

export function Avatar({ name, picture, px = 40 }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const initial = name.trim().charAt(0).toUpperCase();
  return (
    <Box $px={px} aria-hidden="true">
      {picture && picture !== broken ? (
        <img src={picture} alt="" width={px} height={px} loading="lazy" onError={() => setBroken(picture)} />
      ) : (
        initial
      )}
    </Box>
  );
}
