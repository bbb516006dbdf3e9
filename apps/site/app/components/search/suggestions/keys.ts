interface State {
  /** The number of options, whether they are shown or not. */
  count: number;
  /** The one that the keyboard is on; -1 in the field. */
  active: number;
  isShown: boolean;
}

/** What a key does: to the options, or nothing but what it does in every field. */
export type KeyEffect = { isShown: boolean; active: number } | 'choose' | undefined;

/**
 * The keys of an editable combobox whose list is chosen from by hand (WAI-ARIA Authoring Practices, combobox pattern). Left, Right, Home
 * and End stay the text's; they bring the keyboard back into it.
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

const KEYS_OF_TEXT: readonly string[] = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];
export const isKeyOfText = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => KEYS_OF_TEXT.includes(key);
