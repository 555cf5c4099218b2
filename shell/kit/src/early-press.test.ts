import { recordEarlyPresses } from './early-press.ts';
import { markHydrated } from './mark-hydrated.ts';

const pressed = jest.fn();
const typed = jest.fn();
const sorted = jest.fn();

/** React listens at the root after hydration. */
function hydrate(): void {
  document.body.addEventListener('click', onClick);
  document.body.addEventListener('input', ({ target }) => typed((target as HTMLInputElement).value));
  document.body.addEventListener('change', ({ target }) => sorted((target as HTMLSelectElement).value));
}
const onClick = ({ target }: Event): void => {
  if ((target as Element).tagName === 'BUTTON') pressed((target as Element).textContent);
};

const element = <Kind extends HTMLElement>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const button = (name: string) => element<HTMLButtonElement>(`#${name}`);

describe('recordEarlyPresses', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    document.documentElement.innerHTML = `<body>
      <header><button id="menu">Меню</button></header>
      <main>
        <button id="filters">Филтри</button><button id="heart">Любими</button><a href="#map">Карта</a>
        <input id="query" /><input id="city" role="combobox" /><select id="sort"><option>1</option><option>2</option></select>
        <form id="words"><input /></form>
      </main></body>`;
    recordEarlyPresses();
  });
  afterEach(() => {
    markHydrated('frame');
    markHydrated('page');
    jest.runAllTimers();
    jest.restoreAllMocks();
  });

  const takeOverAll = (): void => {
    hydrate();
    markHydrated('frame');
    markHydrated('page');
    jest.runAllTimers();
  };

  it('replays a press once the page is hydrated', () => {
    button('filters').click();
    takeOverAll();
    expect(pressed.mock.calls).toEqual([['Филтри']]);
  });

  it('replays a double tap once', () => {
    button('filters').click();
    button('filters').click();
    takeOverAll();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('replays only the last of several presses', () => {
    button('filters').click();
    button('heart').click();
    takeOverAll();
    expect(pressed.mock.calls).toEqual([['Любими']]);
  });

  it('waits for the part of the page that was pressed', () => {
    button('filters').click();
    hydrate();
    markHydrated('frame');
    jest.runAllTimers();
    expect(pressed).not.toHaveBeenCalled();
    markHydrated('page');
    jest.runAllTimers();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('does not replay a press that React handled during hydration', () => {
    document.body.addEventListener(
      'click',
      (event) => {
        markHydrated('page');
        onClick(event);
      },
      { once: true },
    );
    button('filters').click();
    jest.runAllTimers();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['choice', 'change', '#sort', sorted],
    ['text', 'input', '#query', typed],
  ] as const)(
    'does not replay a %s that React handled during hydration',
    (_what, type, selector, handled) => {
      const field = element<HTMLInputElement | HTMLSelectElement>(selector);
      document.body.addEventListener(
        type,
        () => {
          markHydrated('page');
          handled(field.value);
          // A controlled field shows its old value until its new state is rendered.
          field.value = '1';
        },
        { once: true },
      );
      field.value = '2';
      field.dispatchEvent(new Event(type, { bubbles: true }));
      takeOverAll();
      expect(handled.mock.calls).toEqual([['2']]);
    },
  );

  it('drops the early press when a link or a live button is pressed after it', () => {
    button('filters').click();
    hydrate();
    markHydrated('frame');
    button('menu').click();
    markHydrated('page');
    jest.runAllTimers();
    expect(pressed.mock.calls).toEqual([['Меню']]);
  });

  it.each([
    ['is gone', () => button('filters').remove()],
    ['has another label', () => (button('filters').textContent = 'Изход')],
  ])('drops the press of a button that %s', (_what, change) => {
    button('filters').click();
    change();
    takeOverAll();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('replays the press of a button that moved when a part above it was loaded', () => {
    button('filters').click();
    button('filters').before(document.createElement('section'));
    takeOverAll();
    expect(pressed.mock.calls).toEqual([['Филтри']]);
  });

  it('replays typed text and chosen options', () => {
    const query = element<HTMLInputElement>('#query');
    query.value = 'лозенец';
    query.dispatchEvent(new Event('input', { bubbles: true }));
    const sort = element<HTMLSelectElement>('#sort');
    sort.value = '2';
    sort.dispatchEvent(new Event('change', { bubbles: true }));
    takeOverAll();
    expect(typed.mock.calls).toEqual([['лозенец']]);
    expect(sorted.mock.calls).toEqual([['2']]);
  });

  it('replays a text instead of the press of its field', () => {
    const city = element<HTMLInputElement>('#city');
    const opened = jest.fn();
    city.addEventListener('click', opened);
    city.click();
    city.value = 'соф';
    city.dispatchEvent(new Event('input', { bubbles: true }));
    takeOverAll();
    expect([typed.mock.calls, opened.mock.calls.length]).toEqual([[['соф']], 1]);
  });

  it('replays a press before a text was typed elsewhere', () => {
    button('filters').click();
    const query = element<HTMLInputElement>('#query');
    query.value = 'лозенец';
    query.dispatchEvent(new Event('input', { bubbles: true }));
    takeOverAll();
    expect([pressed.mock.calls, typed.mock.calls]).toEqual([[['Филтри']], [['лозенец']]]);
  });

  it('prevents the reload by a form without an action', () => {
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    element('#words').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });

  it('ignores a hydrated page', () => {
    takeOverAll();
    button('filters').click();
    jest.runAllTimers();
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
