import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { CountBadge } from '../actions/Badge.tsx';
import './tabs.css';

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus among the tabs with the arrow keys, Home and End; tells which tab has it now. */
function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): number | undefined {
  const step = STEPS[event.key];
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  if (!step || index < 0 || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  event.preventDefault();
  const next = step(index, tabs.length);
  tabs[next]?.focus();
  return next;
}

interface TabLink {
  href: string;
  title: string;
  count?: number;
  current?: boolean;
}

/** Tabs that are addresses: each is a page of its own, and works without JavaScript. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    // The arrow keys are an extra: every link is reached without them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav className="tabs" aria-label={label} onKeyDown={(event) => moveFocus(event, '.tab')}>
      <ul className="tab-list">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a className="tab" href={tab.href} {...(tab.current ? { 'aria-current': 'page' as const } : {})}>
              {tab.title}
              {tab.count === undefined ? null : (
                <>
                  {' '}
                  <CountBadge count={tab.count} />
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TabsProps {
  label: string;
  tabs: readonly { id: string; title: string; content: ReactNode }[];
  /** The tab shown first; the first one otherwise. */
  defaultTab?: string;
  onChange?: (id: string) => void;
}

/** Tabs in place. Without JavaScript all panels stand below each other (tabs.css). */
export function Tabs({ label, tabs, defaultTab, onChange }: TabsProps) {
  const prefix = useId();
  const [chosen, setChosen] = useState(defaultTab ?? tabs[0]?.id);

  function choose(id: string | undefined) {
    if (id === undefined || id === chosen) return;
    setChosen(id);
    onChange?.(id);
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const index = moveFocus(event, '[role=tab]');
    if (index !== undefined) choose(tabs[index]?.id);
  }

  return (
    <div className="tabs">
      <div className="tab-list" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className="tab"
            id={`${prefix}tab-${id}`}
            aria-controls={`${prefix}panel-${id}`}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          className="tab-panel"
          id={`${prefix}panel-${id}`}
          aria-labelledby={`${prefix}tab-${id}`}
          tabIndex={0}
          hidden={id !== chosen}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
