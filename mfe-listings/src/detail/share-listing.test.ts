import { shareListing } from './share-listing.ts';

const give = (part: object) => Object.assign(navigator, { share: undefined, clipboard: undefined, ...part });
const refuse = (error: Error) => () => Promise.reject(error);

describe('sharing a listing', () => {
  beforeEach(() => history.replaceState(null, '', '/properties/p1?adminPreview=true'));

  it('takes the device’s own way, with the address free of parameters', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    give({ share });
    expect(await shareListing('Стая')).toBe('shared');
    expect(share).toHaveBeenCalledWith({ title: 'Стая', url: 'http://localhost/properties/p1' });
  });

  it('leaves it at that when the person thinks better of it', async () => {
    give({ share: refuse(new DOMException('', 'AbortError')) });
    expect(await shareListing('Стая')).toBe('shared');
  });

  it('copies where there is no such way, or it fails', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    give({ share: refuse(new DOMException('', 'NotAllowedError')), clipboard: { writeText } });
    expect(await shareListing('Стая')).toBe('copied');
    expect(writeText).toHaveBeenCalledWith('http://localhost/properties/p1');
  });

  it('tells when that fails too', async () => {
    give({ clipboard: { writeText: refuse(new Error('denied')) } });
    expect(await shareListing('Стая')).toBe('failed');
    give({});
    expect(await shareListing('Стая')).toBe('failed');
  });
});
