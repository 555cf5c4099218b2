import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
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
  /** Escape on a closed list. */
  onEmpty: () => void;
  onClose?: () => void;
  /** Activates the first match, so that Enter selects it. */
  startsAtFirst?: boolean;
  /** Any text is valid: without an active option Enter submits it, and Home and End move the caret. */
  isFreeText?: boolean;
  /** Identifies the list: a replaced one has no active option. */
  listKey?: string;
}

const NONE = -1;
const textKeys = new Set(['Enter', 'Home', 'End']);
const keepFocus = (event: SyntheticEvent): void => event.preventDefault();

/** WAI-ARIA combobox with a listbox popup; the focus stays in the input. */
export function useCombobox<Item>(options: ComboboxOptions<Item>) {
  const { inputId, items, chosen, text, onType, onChoose, onEmpty, onClose } = options;
  const { startsAtFirst = false, isFreeText = false, listKey } = options;
  const [isOpen, setIsOpen] = useState(false);
  const [highlighted, setHighlighted] = useState<{ index: number; listKey?: string }>({ index: NONE });
  const isByKey = useRef(false);
  const isShown = isOpen && highlighted.listKey === listKey && highlighted.index < items.length;
  const active = isShown ? highlighted.index : NONE;
  const highlight = (index: number) => setHighlighted({ index, listKey });
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
    highlight(standing === NONE ? otherwise : standing);
    setIsOpen(true);
  };
  const toggle = () => (isOpen ? close() : open(startsAtFirst ? 0 : NONE));
  const openUnlessOpen = () => {
    if (!isOpen) open(NONE);
  };
  const choose = (index: number) => {
    const item = items[index];
    if (item !== undefined) onChoose(item);
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // During composition keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    if (key === 'Escape') {
      if (isOpen) event.preventDefault();
      return isOpen ? close() : onEmpty();
    }
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (!isOpen && !isArrow) return;
    if (isFreeText && active === NONE && textKeys.has(key)) return key === 'Enter' ? close() : undefined;
    if (key === 'Enter' || (isOpen && altKey && key === 'ArrowUp')) {
      event.preventDefault();
      return choose(active);
    }
    const next = nextActive(key, active, items.length);
    if (next === undefined) return;
    event.preventDefault();
    if (!isOpen) return open(startsAtFirst ? 0 : next);
    isByKey.current = true;
    highlight(next);
  };

  return {
    isOpen,
    active,
    close,
    inputProps: {
      id: inputId,
      role: 'combobox',
      value: text,
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': activeId,
      onClick: isFreeText ? openUnlessOpen : toggle,
      onKeyDown,
      onBlur: close,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        onType(target.value);
        isByKey.current = true;
        highlight(startsAtFirst ? 0 : NONE);
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
    listProps: { id: listId, role: 'listbox', onMouseLeave: () => highlight(NONE) },
    choiceProps: (index: number) => ({
      id: idOf(index),
      role: 'option',
      'aria-selected': index === active,
      onMouseMove: () => highlight(index),
      // On a slow device the list may move before the release. A touch sends this event only after a tap.
      onMouseDown: ({ button }: MouseEvent) => {
        if (!button) choose(index);
      },
      // Assistive technology sends a click alone.
      onClick: () => choose(index),
    }),
  } as const;
}
