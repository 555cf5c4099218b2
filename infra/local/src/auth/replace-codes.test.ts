import { replaceCodes } from './replace-codes.ts';

const MAILED = 'm'.repeat(54);
const RENEWED = 'r'.repeat(54);

describe('replaceCodes', () => {
  it('replaces codes from before a restart in bodies and addresses', () => {
    expect(replaceCodes(`{"oobCode":"${MAILED}"}`, { [MAILED]: RENEWED })).toBe(`{"oobCode":"${RENEWED}"}`);
    expect(replaceCodes(`/emulator/action?oobCode=${MAILED}&lang=bg`, { [MAILED]: RENEWED })).toContain(
      RENEWED,
    );
  });

  it('leaves other words unchanged', () => {
    const text = `{"idToken":"${'x'.repeat(80)}","email":"a@b.bg"}`;
    expect(replaceCodes(text, { [MAILED]: RENEWED })).toBe(text);
  });
});
