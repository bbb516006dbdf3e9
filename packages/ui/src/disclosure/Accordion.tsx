import { ChevronDown } from 'lucide';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { Icon } from '../actions/Icon.tsx';
import { classNames } from '../class-names.ts';
import './accordion.css';

export interface AccordionItem {
  /** Also the element's id, so that an address can point at it. */
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** 'single': one open or none; 'multiple': any set (specification, section 4). */
  mode?: 'single' | 'multiple';
  /** Open at first; in single mode only the first of them counts. */
  defaultOpen?: readonly string[];
  /** The ids that are open after a change. */
  onChange?: (open: string[]) => void;
  /** The level of the titles. */
  level?: 2 | 3 | 4;
  className?: string;
}

const NONE: readonly string[] = [];

/** Native details: works without JavaScript, and the browser's search in the page opens them. */
export function Accordion({ items, mode = 'single', defaultOpen = NONE, onChange, level = 3, className }: AccordionProps) {
  const name = useId();
  const Heading = `h${level}` as const;
  const openAtFirst = mode === 'single' ? defaultOpen.slice(0, 1) : defaultOpen;

  function onToggle({ currentTarget: toggled }: SyntheticEvent<HTMLDetailsElement>) {
    const all = [...(toggled.parentElement?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? [])];
    // `name` does this natively; older browsers need the hand.
    if (mode === 'single' && toggled.open) for (const other of all) if (other !== toggled) other.open = false;
    onChange?.(all.filter((details) => details.open).map((details) => details.id));
  }

  return (
    <div className={classNames('accordion', className)}>
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          className="accordion-item"
          open={openAtFirst.includes(item.id)}
          onToggle={onToggle}
          {...(mode === 'single' ? { name } : {})}
        >
          <summary className="accordion-summary">
            <Heading className="accordion-title">{item.title}</Heading>
            <Icon of={ChevronDown} size={22} className="accordion-mark" />
          </summary>
          <div className="accordion-content">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
