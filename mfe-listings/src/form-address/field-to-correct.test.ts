import { fieldToCorrect } from './field-to-correct.ts';
import { editAddress, fieldPart } from './form-steps.ts';

const sentBack = (
  code: Parameters<typeof fieldToCorrect>[0]['moderation']['code'],
  title = 'Светъл двустаен',
  alt = 'Хол',
  agencyName = '',
) => fieldToCorrect({ title, agencyName, images: [{ alt }], moderation: { code } });

describe('fieldToCorrect', () => {
  it('is the field of the moderator’s reject code', () => {
    expect(sentBack('poor_photos')).toBe('images');
    expect(sentBack('wrong_price')).toBe('price');
    expect(sentBack('wrong_category')).toBe('propertyType');
  });

  it('is the text that contains the contacts', () => {
    expect(sentBack('contacts_in_text', 'Двустаен 0888 445 512')).toBe('title');
    expect(sentBack('contacts_in_text', 'Двустаен', 'Хол, 0888 445 512')).toBe('images');
    expect(sentBack('contacts_in_text')).toBe('description');
    expect(sentBack('contacts_in_text', 'Двустаен', 'Хол', 'Дом, 0888 445 512')).toBe('agencyName');
    expect(sentBack('contacts_in_text', 'Двустаен', 'Хол', 'Domove.bg')).toBe('description');
  });

  it('is undefined when the code concerns the whole listing', () => {
    expect(sentBack('no_rights')).toBeUndefined();
    expect(sentBack(null)).toBeUndefined();
  });

  it('appears in the URL with its step', () => {
    expect(editAddress('l1', 'images')).toBe('/edit-property/l1?step=pictures#field-images');
    expect(editAddress('l1')).toBe('/edit-property/l1');
    expect(fieldPart('location.geo')).toBe('?step=place#field-location-geo');
  });
});
