import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';

import { TextArea } from './text-area.tsx';

const area = () => screen.getByRole('textbox');
const left = () => screen.queryByRole('status')?.textContent;
const write = async (count: number) => {
  await userEvent.clear(area());
  await userEvent.click(area());
  if (count > 0) await userEvent.paste('я'.repeat(count));
};

function Prefilled() {
  const { register, reset } = useForm({ defaultValues: { text: 'пет я' } });
  return (
    <>
      <TextArea label="Описание" limit={50} {...register('text')} />
      <button type="button" onClick={() => reset({ text: 'седем я' })} />
    </>
  );
}

describe('TextArea', () => {
  it('announces how much is left only near the limit', async () => {
    render(<TextArea label="Описание" limit={50} />);
    for (const [count, isTold] of [
      [29, false],
      [30, true],
      [50, true],
      [51, false],
    ] as const) {
      await write(count);
      expect(left() !== '').toBe(isTold);
      expect(area()).toHaveValue('я'.repeat(count));
    }
  });

  it('marks a count over the limit, not at it', async () => {
    render(<TextArea label="Описание" limit={50} />);
    const counter = (count: number) => screen.getByText(new RegExp(`^${count}\\D`, 'u')).className;
    await write(10);
    const usual = counter(10);
    await write(50);
    expect(counter(50)).toBe(usual);
    await write(51);
    expect(counter(51)).not.toBe(usual);
  });

  it('groups the thousands of its counter', () => {
    render(<TextArea label="Описание" limit={2000} value={'я'.repeat(2010)} readOnly />);
    expect(screen.getByText('2 010 / 2 000')).toBeInTheDocument();
  });

  it('counts a value of the page, and the initial text', () => {
    const { unmount } = render(<TextArea label="Описание" limit={50} value="седем я" readOnly />);
    expect(screen.getByText(/^7\D/u)).toBeInTheDocument();
    unmount();
    render(<TextArea label="Описание" limit={50} defaultValue="пет я" />);
    expect(screen.getByText(/^5\D/u)).toBeInTheDocument();
  });

  it('counts what the form library writes into the field', async () => {
    render(<Prefilled />);
    expect(area()).toHaveValue('пет я');
    expect(screen.getByText(/^5\D/u)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button'));
    expect(area()).toHaveValue('седем я');
    expect(screen.getByText(/^7\D/u)).toBeInTheDocument();
  });

  it('has no counter without a limit', () => {
    render(<TextArea label="Описание" />);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByText(/\d/u)).toBeNull();
  });
});
