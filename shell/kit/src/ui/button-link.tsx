import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { Link } from '../router.ts';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-style.ts';

const Root = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

export interface ButtonLinkProps extends ComponentPropsWithRef<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
}

export function ButtonLink({ variant = 'primary', size = 'normal', wide = false, ...rest }: ButtonLinkProps) {
  return <Root {...rest} $variant={variant} $size={size} $wide={wide} />;
}
