interface State {
  /** The number of options, shown or not. */
  count: number;
  /** Index of the active option; -1 for the field. */
  active: number;
  isShown: boolean;
}

/** The effect of a key on the options; `undefined` leaves the key to the field. */
export type KeyEffect = { isShown: boolean; active: number } | 'choose' | undefined;

/**
 * The keys of an editable combobox with a listbox popup and manual selection (WAI-ARIA Authoring Practices). Left, Right, Home and End keep their
 * function in the text and make the field active.
 */
export function interpretKey({ key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>, { count, active, isShown }: State): KeyEffect {
  const isOn = isShown && active >= 0;
  switch (key) {
    case 'ArrowDown':
      if (altKey) return { isShown: true, active: -1 };
      return { isShown: true, active: isShown && active < count - 1 ? active + 1 : 0 };
    case 'ArrowUp':
      if (altKey) return { isShown: false, active: -1 };
      return { isShown: true, active: isOn && active > 0 ? active - 1 : count - 1 };
    case 'Escape':
      return isShown ? { isShown: false, active: -1 } : undefined;
    case 'Enter':
      return isOn ? 'choose' : undefined;
    default:
      return undefined;
  }
}

const TEXT_KEYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];
export const isTextKey = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => TEXT_KEYS.includes(key);
