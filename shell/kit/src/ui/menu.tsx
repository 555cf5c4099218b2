import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { css, styled } from 'styled-components';

import { Link } from '../router.ts';
import { pressArea } from './button-style.ts';
import { menuItemStyle } from './menu-item-style.ts';
import { Popover } from './popover.tsx';
import { color, font, radius, space } from './tokens.ts';
import { useDisclosure } from './use-disclosure.ts';

const Root = styled.div`
  display: inline-block;
`;

const framed = css`
  min-height: 36px;
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.control};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  background: ${color.surface};

  > svg {
    width: 16px;
    height: 16px;
  }
`;

const Trigger = styled.button<{ $framed: boolean }>`
  ${pressArea}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-radius: ${radius.control};
  color: inherit;
  background: none;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${color.sunken};
  }

  > svg {
    width: 20px;
    height: 20px;
  }

  ${({ $framed }) => $framed && framed}
`;

const Panel = styled(Popover)`
  min-width: 240px;
`;

const LinkItem = styled(Link)`
  ${menuItemStyle}
`;

const ButtonItem = styled.button`
  ${menuItemStyle}
`;

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function walk(event: KeyboardEvent, panel: HTMLElement | null) {
  const step = STEPS[event.key];
  if (!step || !panel) return;
  event.preventDefault();
  const items = [...panel.querySelectorAll<HTMLElement>('a, button')];
  const here = items.findIndex((item) => item === document.activeElement);
  items.at(here < 0 && step < 0 ? -1 : (here + step) % items.length)?.focus();
}

export interface MenuProps {
  label?: string;
  trigger: ReactNode;
  align?: 'start' | 'end';
  isFramed?: boolean;
  children: ReactNode;
}

/** A disclosure, not an ARIA menu, with ordinary links and buttons. */
export function Menu({ label, trigger, align = 'end', isFramed = false, children }: MenuProps) {
  const disclosure = useDisclosure();
  const closeAfterChoice = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('a')) disclosure.close();
    // The item unmounts, so a dialog opened by it must return the focus to the trigger.
    else if (event.target.closest('button')) disclosure.leave();
  };
  return (
    <Root
      {...disclosure.root}
      onKeyDown={(event) => {
        disclosure.root.onKeyDown(event);
        walk(event, document.getElementById(disclosure.panelId));
      }}
    >
      <Trigger {...disclosure.trigger} $framed={isFramed} aria-label={label}>
        {trigger}
      </Trigger>
      {disclosure.open && (
        <Panel
          id={disclosure.panelId}
          anchor={disclosure.trigger.ref}
          align={align}
          onClick={closeAfterChoice}
        >
          {children}
        </Panel>
      )}
    </Root>
  );
}

export function MenuLink(props: ComponentPropsWithRef<typeof Link>) {
  return <LinkItem {...props} />;
}

export function MenuButton(props: ComponentPropsWithRef<'button'>) {
  return <ButtonItem type="button" {...props} />;
}
