import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from 'styled-components';

import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-style.ts';
import { Spinner } from './spinner.tsx';

const Root = styled.button<ButtonLook>`
  ${buttonStyle}
`;

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** One `primary` per screen. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  busy?: boolean;
}

/** As in HTML, `type` defaults to 'submit'. */
export function Button({
  variant = 'primary',
  size = 'normal',
  wide = false,
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      $variant={variant}
      $size={size}
      $wide={wide}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy && <Spinner />}
      {children}
    </Root>
  );
}
