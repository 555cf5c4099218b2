import { z } from 'zod';

import { endpointList, type Endpoint } from './endpoints.ts';
import { fieldErrorText } from './field-errors.ts';
import { fieldLabel, nameField } from './field-labels.ts';

z.config({ customError: fieldErrorText });

type Schema = z.core.$ZodType;
interface Field {
  path: string[];
  schema: Schema;
}

const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'readonly', 'nonoptional', 'catch']);

function inner(schema: Schema): Schema {
  const def = schema._zod.def as unknown as { type: string; innerType: Schema; in: Schema };
  if (wrappers.has(def.type)) return inner(def.innerType);
  if (def.type === 'pipe') return inner(def.in);
  return schema;
}

const defOf = (schema: Schema) =>
  inner(schema)._zod.def as unknown as { type: string; shape?: Record<string, Schema>; options?: Schema[] };

function fieldsOf(schema: Schema, path: string[] = []): Field[] {
  const { shape, options } = defOf(schema);
  if (options) return options.flatMap((option) => fieldsOf(option, path));
  return Object.entries(shape ?? {}).flatMap(([key, field]) => [
    { path: [...path, key], schema: field },
    ...fieldsOf(field, [...path, key]),
  ]);
}

function bodyWith(path: readonly string[], value: unknown): unknown {
  const [key = '', ...rest] = path;
  if (rest.length === 0) return value === undefined ? {} : { [key]: value };
  const chosen = key === 'invoice' && rest[0] !== 'type' ? { type: 'company' } : {};
  return { [key]: { ...chosen, ...(bodyWith(rest, value) as object) } };
}

/** Reports a list item under its whole field. */
const ofField = (path: readonly PropertyKey[]): string =>
  path.filter((key) => typeof key !== 'number').join('.');

const accepts = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

const TOO_LONG = 'а'.repeat(200_000);
const wrong: Readonly<Record<string, (type: string) => unknown>> = {
  'left out': () => undefined,
  null: () => null,
  'of another type': (type) => (type === 'string' || type === 'enum' || type === 'literal' ? 12 : 'друго'),
  'too long': (type) => (type === 'string' ? TOO_LONG : undefined),
  'with a control character': (type) => (type === 'string' ? 'Иван\u0007 Иванов' : undefined),
  'with a turned direction': (type) => (type === 'string' ? 'Иван\u202e Иванов' : undefined),
};

/** Calls sent by scripts, without a form. */
const unseen: readonly string[] = ['reportClientError'];

const bodies = endpointList.filter(({ name, body }) => body && !unseen.includes(name)) as (Endpoint & {
  body: Schema;
})[];
const cases = bodies.flatMap(({ name, body }) =>
  fieldsOf(body).map(({ path, schema }) => [`${name}.${path.join('.')}`, { body, path, schema }] as const),
);

describe('invalid value in a request body', () => {
  it.each(cases)(
    'is reported in Bulgarian with the name of its field: %s',
    (_name, { body, path, schema }) => {
      const at = path.join('.');
      const { type } = defOf(schema);
      for (const [what, make] of Object.entries(wrong)) {
        const value = make(type);
        if (what !== 'left out' && value === undefined) continue;
        if (accepts(schema, value)) continue;
        const result = z.safeParse(body, bodyWith(path, value));
        const texts = (result.error?.issues ?? [])
          .filter((issue) => ofField(issue.path) === at)
          .map(({ message }) => nameField(at, message));
        expect({ what, told: texts.length > 0 }).toEqual({ what, told: true });
        for (const text of texts) {
          expect(text.replace('YouTube или Vimeo', '')).toMatch(
            /^[\p{Script=Cyrillic}\d\s\p{P}\p{S}]+(?:BG[\d.]+)?$/u,
          );
          expect(text).not.toMatch(/Невалиден вход/u);
          expect(text.toLowerCase()).toContain((fieldLabel(at) ?? '?').toLowerCase().slice(0, 4));
        }
      }
    },
  );

  const texts = cases.filter(([, { schema }]) => defOf(schema).type === 'string');
  it.each(texts)('is refused when the text is too long: %s', (_name, { schema }) => {
    expect(accepts(schema, TOO_LONG)).toBe(false);
  });

  /** Fields without a visible value: secrets, the honeypot, the version of a note. */
  const compared = /password|token|^website$|^notesRead$/iu;
  const shown = texts.filter(([, { path }]) => !compared.test(path.at(-1) ?? ''));
  it.each(shown)('is refused when the text has control characters: %s', (_name, { schema }) => {
    const [bell, turned] = ['Иван\u0007 Иванов, гр. София', 'Иван\u202e Иванов, гр. София'];
    expect([bell, turned].map((text) => accepts(schema, text))).toEqual([false, false]);
  });
});

describe('a value outside a list', () => {
  const choice = z.object({ city: z.enum(['sofia', 'varna']) });
  const textFor = (city: unknown) => z.safeParse(choice, { city }).error?.issues[0]?.message;

  it.each([
    ['left out', undefined],
    ['null', null],
  ])('is asked for when it is %s', (_what, city) => {
    expect(textFor(city)).toBe(textFor(undefined));
    expect(textFor(city)).not.toContain('от списъка');
  });

  it('is to be chosen from the list when it is another one', () => {
    expect(textFor('sofya')).toBe('Изберете стойност от списъка.');
  });
});
