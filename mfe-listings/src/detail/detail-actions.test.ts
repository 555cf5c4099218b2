import { shareListing } from './detail-actions.tsx';

const give = (part: object) => Object.assign(navigator, { share: undefined, clipboard: undefined, ...part });
const refuse = (error: Error) => () => Promise.reject(error);

describe('shareListing', () => {
  beforeEach(() => history.replaceState(null, '', '/properties/p1?adminPreview=true'));

  it('uses the Web Share API with a URL without query parameters', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    give({ share });
    expect(await shareListing('Стая')).toBe('shared');
    expect(share).toHaveBeenCalledWith({ title: 'Стая', url: 'http://localhost/properties/p1' });
  });

  it('does not copy when the user cancels', async () => {
    give({ share: refuse(new DOMException('', 'AbortError')) });
    expect(await shareListing('Стая')).toBe('shared');
  });

  it('copies the URL when the Web Share API is missing or fails', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    give({ share: refuse(new DOMException('', 'NotAllowedError')), clipboard: { writeText } });
    expect(await shareListing('Стая')).toBe('copied');
    expect(writeText).toHaveBeenCalledWith('http://localhost/properties/p1');
  });

  it('reports a failed copy', async () => {
    give({ clipboard: { writeText: refuse(new Error('denied')) } });
    expect(await shareListing('Стая')).toBe('failed');
    give({});
    expect(await shareListing('Стая')).toBe('failed');
  });
});
