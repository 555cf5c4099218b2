import { mailOf } from './layout.ts';
import { roleRequestLetter } from './role-request-letters.ts';

const origin = 'https://pokriv.bg';
const person = { email: 'maria@example.bg', firstName: 'Мария' };
const notes = 'Нямаме данни за <жилище>.';

describe('letter about a role request', () => {
  it.each([
    ['landlord', '/create-property', 'Ролята ви вече е „Наемодател“'],
    ['tenant', '/profile', 'Ролята ви вече е „Наемател“'],
  ] as const)('tells a new %s what to do next', (role, path, subject) => {
    const letter = roleRequestLetter({ ...person, role, status: 'approved', notes: null }, origin);
    expect(letter).toMatchObject({ to: person.email, name: 'Мария', subject });
    expect(letter.button?.link).toBe(origin + path);
    expect(letter.quote).toBeUndefined();
  });

  it("gives the admin's reason of a refusal and says that nothing has changed", async () => {
    const letter = roleRequestLetter({ ...person, role: 'landlord', status: 'rejected', notes }, origin);
    const { html, text } = await mailOf(letter);
    expect(letter.button?.link).toBe(`${origin}/profile`);
    expect(text).toContain(`„${notes}“`);
    expect(text).toContain('„Наемодател“');
    expect(text).toContain('Ролята ви остава същата.');
    expect(html).not.toContain('<жилище>');
  });
});
