import type { Random } from '../random.ts';
import type { Home } from './home.ts';

export function amenitiesOf(random: Random, home: Home): string[] {
  const { furnishing, heating, condition, district, propertyType } = home;
  const fine = condition === 'new_build' || condition === 'renovated';
  const house = propertyType === 'house';
  const equipped = furnishing !== 'unfurnished';
  const has: [string, number][] = [
    ['refrigerator', furnishing === 'furnished' ? 0.97 : equipped ? 0.6 : 0],
    ['induction_stove', equipped ? (fine ? 0.7 : 0.35) : 0],
    ['microwave', furnishing === 'furnished' ? 0.55 : 0.1],
    ['dishwasher', furnishing === 'furnished' ? (fine ? 0.55 : 0.2) : 0],
    ['coffee_machine', furnishing === 'furnished' && fine ? 0.25 : 0],
    ['barbecue', house && home.yardArea ? 0.6 : 0],
    ['central_heating', heating.includes('district') ? 1 : 0],
    ['individual_heating', heating.includes('gas') || heating.includes('heat_pump') ? 0.9 : 0],
    ['air_conditioning', heating.includes('ac') ? 1 : heating.includes('heat_pump') ? 0.6 : 0.25],
    ['fireplace', house ? 0.4 : home.layout === 'maisonette' ? 0.25 : 0],
    ['floor_heating', condition === 'new_build' ? 0.2 : 0],
    ['tv', furnishing === 'furnished' ? 0.7 : 0.05],
    ['cable_tv', furnishing === 'furnished' ? 0.35 : 0],
    ['wifi', propertyType === 'room' || propertyType === 'shared' ? 0.95 : equipped ? 0.5 : 0.1],
    ['home_automation', condition === 'new_build' ? 0.1 : 0],
    ['security_system', condition === 'new_build' ? 0.3 : 0.06],
    ['cctv', condition === 'new_build' ? 0.4 : 0.08],
    ['garage', house ? 0.4 : condition === 'new_build' ? 0.15 : 0.04],
    ['parking_spot', condition === 'new_build' ? 0.35 : house ? 0.4 : 0.1],
    ['underground_parking', condition === 'new_build' && !house ? 0.3 : 0],
    ['street_parking', district.kind === 'centre' ? 0.25 : 0.55],
    ['electric_charging', condition === 'new_build' ? 0.06 : 0],
    ['balcony', house ? 0.5 : home.floor === 0 ? 0.2 : 0.62],
    ['terrace', house ? 0.5 : home.floor === home.totalFloors ? 0.45 : 0.22],
    ['rooftop_terrace', home.layout === 'maisonette' ? 0.4 : 0],
    ['garden', home.yardArea ? 0.6 : 0],
    ['yard', home.yardArea ? 1 : home.layout === 'house_floor' ? 0.7 : 0],
    ['near_park', district.kind === 'green' ? 0.85 : district.kind === 'fine' ? 0.55 : 0.25],
  ];
  const appliances: [string, number][] = [
    ['oven', equipped ? (fine ? 0.75 : 0.5) : 0.1],
    ['washing_machine', furnishing === 'furnished' ? 0.92 : equipped ? 0.5 : 0],
    ['boiler', heating.includes('district') || heating.includes('gas') ? 0.2 : 0.85],
  ];
  // a separate random stream: the rest of a listing does not depend on it
  const apart = random.fork('appliances');
  return [
    ...has.filter(([, chance]) => random.chance(chance)),
    ...appliances.filter(([, chance]) => apart.chance(chance)),
  ].map(([id]) => id);
}
