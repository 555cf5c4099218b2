import { HIDDEN_CHANGED, HIDDEN_KEY, styleHiddenListings } from './hidden-listings.ts';

const rules: string[] = [];

class FakeSheet {
  replaceSync(text: string) {
    rules.push(text);
  }
}

beforeEach(() => {
  rules.length = 0;
  localStorage.clear();
  document.adoptedStyleSheets = [];
  globalThis.CSSStyleSheet = FakeSheet as unknown as typeof CSSStyleSheet;
});

describe('styleHiddenListings', () => {
  it('hides the rows and shows the notes of hidden listings, and follows changes', () => {
    localStorage.setItem(HIDDEN_KEY, '["a1"]');
    styleHiddenListings(HIDDEN_KEY, HIDDEN_CHANGED);
    expect(document.adoptedStyleSheets).toHaveLength(1);
    expect(rules).toEqual([
      '[data-listing="a1"]{display:none!important}[data-hidden-note="a1"]{display:block!important}' +
        '[data-listings]:has([data-listing]):not(:has([data-listing]:not([data-listing="a1"]))){display:none!important}',
    ]);
    localStorage.setItem(HIDDEN_KEY, '["a1","b2"]');
    dispatchEvent(new Event(HIDDEN_CHANGED));
    expect(rules.at(-1)).toContain('[data-listing="a1"],[data-listing="b2"]{display:none!important}');
    localStorage.clear();
    dispatchEvent(new Event('storage'));
    expect(rules.at(-1)).toBe('');
  });

  it.each(['{', '{"a":1}', '["a\\"]{}*{display:none}"]', 'null'])('has no rule for stored %s', (stored) => {
    localStorage.setItem(HIDDEN_KEY, stored);
    styleHiddenListings(HIDDEN_KEY, HIDDEN_CHANGED);
    expect(rules).toEqual(['']);
  });

  it('leaves a browser without constructed style sheets alone', () => {
    globalThis.CSSStyleSheet = undefined as unknown as typeof CSSStyleSheet;
    expect(() => styleHiddenListings(HIDDEN_KEY, HIDDEN_CHANGED)).not.toThrow();
  });
});
