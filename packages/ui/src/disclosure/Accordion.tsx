import { type ReactNode, useId, useState } from 'react';
import { joinClassNames } from '../class-names.ts';
import './accordion.css';

export interface AccordionItem {
  /** Also the element's id, so that a URL fragment can point at it. */
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** 'single': one open or none; 'multiple': any set (specification, section 4). */
  mode?: 'single' | 'multiple';
  /** Items that are open initially; in single mode only the first one counts. Later changes do not close what the visitor opened. */
  defaultOpen?: readonly string[];
  /** The level of the titles. */
  level?: 2 | 3 | 4;
  className?: string | undefined;
}

const NONE: readonly string[] = [];

/** Native details elements: they work without JavaScript, and the browser's text search opens them. */
export function Accordion({ items, mode = 'single', defaultOpen = NONE, level = 3, className }: AccordionProps) {
  const name = useId();
  const Heading = `h${level}` as const;
  const [openAtFirst] = useState(mode === 'single' ? defaultOpen.slice(0, 1) : defaultOpen);

  return (
    <div className={joinClassNames('accordion', className)}>
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          className="accordion-item"
          open={openAtFirst.includes(item.id)}
          {...(mode === 'single' ? { name } : {})}
        >
          <summary className="accordion-summary">
            <Heading className="accordion-title">{item.title}</Heading>
          </summary>
          <div className="accordion-content">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
