import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';

import { nextActive } from './next-active.ts';

export interface ComboboxOptions<Item> {
  inputId: string;
  items: readonly Item[];
  chosen?: Item | undefined;
  text: string;
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
  /** Called on Escape with a closed list. */
  onEmpty: () => void;
  onClose?: () => void;
  /** The first match is active, so that Enter selects it. */
  startsAtFirst?: boolean;
}

const NONE = -1;
const keepFocus = (event: SyntheticEvent): void => event.preventDefault();

/** WAI-ARIA combobox with a listbox popup: the focus stays in the input. */
export function useCombobox<Item>(options: ComboboxOptions<Item>) {
  const { inputId, items, chosen, text, onType, onChoose, onEmpty, onClose, startsAtFirst = false } = options;
  const [isOpen, setIsOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(NONE);
  const isByKey = useRef(false);
  const active = isOpen && highlighted < items.length ? highlighted : NONE;
  const listId = `${inputId}-list`;
  const idOf = (index: number) => `${inputId}-choice-${index}`;
  const activeId = active === NONE ? undefined : idOf(active);

  useEffect(() => {
    if (!activeId || !isByKey.current) return;
    isByKey.current = false;
    document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const close = () => {
    if (!isOpen) return;
    setIsOpen(false);
    onClose?.();
  };
  const open = (otherwise: number) => {
    const standing = chosen === undefined ? NONE : items.indexOf(chosen);
    isByKey.current = true;
    setHighlighted(standing === NONE ? otherwise : standing);
    setIsOpen(true);
  };
  const toggle = () => (isOpen ? close() : open(startsAtFirst ? 0 : NONE));
  const choose = (index: number) => {
    const item = items[index];
    if (item !== undefined) onChoose(item);
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys belong to the input method during composition.
    if (event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    if (key === 'Escape') {
      if (isOpen) event.preventDefault();
      return isOpen ? close() : onEmpty();
    }
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (!isOpen && !isArrow) return;
    if (key === 'Enter' || (isOpen && altKey && key === 'ArrowUp')) {
      event.preventDefault();
      return choose(active);
    }
    const next = nextActive(key, active, items.length);
    if (next === undefined) return;
    event.preventDefault();
    if (!isOpen) return open(startsAtFirst ? 0 : next);
    isByKey.current = true;
    setHighlighted(next);
  };

  return {
    isOpen,
    active,
    inputProps: {
      id: inputId,
      role: 'combobox',
      value: text,
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': activeId,
      onClick: toggle,
      onKeyDown,
      onBlur: close,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        onType(target.value);
        isByKey.current = true;
        setHighlighted(startsAtFirst ? 0 : NONE);
        setIsOpen(true);
      },
    },
    openerProps: {
      type: 'button',
      tabIndex: -1,
      'aria-expanded': isOpen,
      'aria-controls': listId,
      onMouseDown: keepFocus,
      onClick: () => {
        document.getElementById(inputId)?.focus();
        toggle();
      },
    },
    popupProps: { onMouseDown: keepFocus },
    listProps: { id: listId, role: 'listbox', onMouseLeave: () => setHighlighted(NONE) },
    choiceProps: (index: number) => ({
      id: idOf(index),
      role: 'option',
      'aria-selected': index === active,
      onMouseMove: () => setHighlighted(index),
      onClick: () => choose(index),
    }),
  } as const;
}
