import { cityName } from '@pokriv/contracts/place/cities';

import { texts } from '../messages.ts';

it('the footer uses the city names of the contracts', () => {
  for (const [id, name] of Object.entries(texts.footerCityNames)) expect(name).toBe(cityName(id));
});
