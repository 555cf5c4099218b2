import { cityName } from '@pokriv/contracts/place/cities';

import { texts } from '../messages.ts';

it('names the cities as everywhere else', () => {
  for (const [id, name] of Object.entries(texts.footerCityNames)) expect(name).toBe(cityName(id));
});
