import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Avatar } from './avatar.tsx';
import { Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { SwitchRow } from './switch-row.tsx';
import { TextArea } from './text-area.tsx';

describe('Field', () => {
  it('has its label as name and its hint as description', () => {
    render(<Field label="Заглавие" hint="Между 5 и 120 знака." />);
    expect(screen.getByLabelText('Заглавие')).toHaveAccessibleDescription('Между 5 и 120 знака.');
  });

  it('describes itself by its error before its hint', () => {
    render(<Field label="Имейл" hint="Няма да го покажем." error="Въведете имейл." />);
    expect(screen.getByLabelText('Имейл')).toBeInvalid();
    expect(screen.getByLabelText('Имейл')).toHaveAccessibleDescription('Въведете имейл. Няма да го покажем.');
  });

  it('hides the required star from screen readers', () => {
    render(<Field label="Цена" required suffix="лв." />);
    expect(screen.getByRole('textbox', { name: 'Цена' })).toBeRequired();
  });
});

describe('the frame of a field', () => {
  it('has no mark, note or error of its own', () => {
    const { container } = render(<Field label="Цена" />);
    expect(container.textContent).toBe('Цена');
    expect(screen.getByLabelText('Цена')).not.toHaveAccessibleDescription();
    expect(screen.getByLabelText('Цена')).toBeValid();
    expect(container.querySelector('svg')).toBeNull();
  });

  it('marks what is required, and shows unit, hint and error', () => {
    const { container } = render(
      <Field label="Цена" required prefix={<i>+</i>} suffix="лв." hint="На месец." error="Въведете цена." />,
    );
    expect(container.textContent).toBe('Цена*+лв.Въведете цена.На месец.');
    expect(container.querySelector('[data-unit]')).toHaveTextContent('лв.');
  });

  it('tells a unit from a button at its end', () => {
    const { container } = render(<Field label="Цена" suffix={<button>х</button>} />);
    expect(screen.getByRole('button', { name: 'х' })).toBeInTheDocument();
    expect(container.querySelector('[data-unit]')).toBeNull();
  });
});

describe('PasswordField', () => {
  it('shows and hides the password', async () => {
    render(<PasswordField label="Парола" />);
    await userEvent.click(screen.getByRole('button', { name: 'Покажи паролата' }));
    expect(screen.getByLabelText('Парола')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Скрий паролата' }));
    expect(screen.getByLabelText('Парола')).toHaveAttribute('type', 'password');
  });

  it('keeps spelling services of the browser and capitals away from the password', () => {
    render(<PasswordField label="Парола" />);
    const input = screen.getByLabelText('Парола');
    expect(input).toHaveAttribute('spellcheck', 'false');
    expect(input).toHaveAttribute('autocapitalize', 'none');
  });
});

describe('TextArea', () => {
  it('counts characters and announces when few are left', async () => {
    render(<TextArea label="Описание" limit={10} />);
    await userEvent.type(screen.getByLabelText('Описание'), 'Светло');
    expect(screen.getByText('6 / 10')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Остават 4 знака');
  });
});

describe('Select', () => {
  it('lists its options after the placeholder', async () => {
    render(<Select label="Град" placeholder="Всички" options={[{ value: 'sofia', label: 'София' }]} />);
    await userEvent.selectOptions(screen.getByLabelText('Град'), 'София');
    expect(screen.getByLabelText('Град')).toHaveValue('sofia');
  });
});

describe('RadioGroup', () => {
  const options = [
    { value: 'tenant', label: 'Наемател' },
    { value: 'landlord', label: 'Наемодател' },
  ];

  it('is a named group with one checked option', async () => {
    render(
      <RadioGroup label="Роля" name="role" options={options} defaultValue="tenant" error="Изберете роля." />,
    );
    await userEvent.click(screen.getByLabelText('Наемодател'));
    expect(screen.getByRole('radiogroup', { name: 'Роля' })).toHaveAccessibleDescription('Изберете роля.');
    expect(screen.getByLabelText('Наемател')).not.toBeChecked();
    expect(screen.getByLabelText('Наемодател')).toBeChecked();
  });

  it.each(['value', 'defaultValue'])('checks the option of its %s, and none without', (name) => {
    const { unmount } = render(
      <RadioGroup
        label="Роля"
        name="role"
        options={options}
        onChange={() => undefined}
        {...{ [name]: 'landlord' }}
      />,
    );
    expect(screen.getByLabelText('Наемател')).not.toBeChecked();
    expect(screen.getByLabelText('Наемодател')).toBeChecked();
    unmount();
    render(<RadioGroup label="Роля" name="role" options={options} required />);
    expect(screen.getByRole('radiogroup', { name: /^Роля/u })).toBeRequired();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });
});

describe('SwitchRow', () => {
  it('is described by its hint, if it has one', () => {
    const onSet = jest.fn();
    const { rerender } = render(<SwitchRow label="Писма" isOn onSet={onSet} />);
    const control = screen.getByRole('switch', { name: 'Писма' });
    expect(control).toBeChecked();
    expect(control).not.toHaveAttribute('aria-describedby');
    rerender(<SwitchRow label="Писма" hint="Най-много едно на ден." isOn onSet={onSet} />);
    expect(control).toHaveAccessibleDescription('Най-много едно на ден.');
    fireEvent.click(control);
    expect(onSet).toHaveBeenCalledWith(false);
  });
});

describe('Avatar', () => {
  it('shows the initial without a picture, and when the picture does not load', () => {
    const { container, rerender } = render(<Avatar name=" мария" />);
    const picture = () => container.querySelector('img');
    expect(container).toHaveTextContent(/^М$/u);
    rerender(<Avatar name=" мария" picture="/a.webp" />);
    expect(picture()).toHaveAttribute('src', '/a.webp');
    fireEvent.error(picture()!);
    expect(picture()).toBeNull();
    expect(container).toHaveTextContent(/^М$/u);
    rerender(<Avatar name=" мария" picture="/b.webp" />);
    expect(picture()).toHaveAttribute('src', '/b.webp');
  });
});
