import { color, font, radius, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

const Box = styled.p`
  padding: ${space(3)};
  border-radius: ${radius.control};
  font-size: ${font.size.small};
  background: ${color.sunken};

  strong {
    display: block;
    font-size: ${font.size.tiny};
    color: ${color.muted};
  }
`;

export function OwnNote({ label, text }: { label: string; text: string }) {
  if (!text) return null;
  return (
    <Box>
      <strong>{label}</strong>
      {text}
    </Box>
  );
}
