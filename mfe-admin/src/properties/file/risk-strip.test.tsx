import type { RiskFlag } from '@pokriv/contracts/listing/moderation-file';
import { render, screen } from '@testing-library/react';

import { RiskStrip } from './risk-strip.tsx';

const alike = (id: number): RiskFlag => ({
  kind: 'similar_picture',
  distance: 0,
  picture: `own-${id}`,
  otherPicture: `other-${id}`,
  other: { id: String(id), title: 'Обява', status: 'active', ownerName: 'Ана' },
});

it.each([
  [1, 'Същата снимка в чужда обява'],
  [2, 'Същата снимка в 2 обяви'],
  [5, 'Същата снимка в поне 5 обяви'],
])('RiskStrip counts %i listings with the same picture, and says where counting ends', (count, name) => {
  render(<RiskStrip risks={Array.from({ length: count }, (_, id) => alike(id))} />);
  expect(screen.getByRole('button', { name })).toBeInTheDocument();
});
