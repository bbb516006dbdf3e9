import type { KeyboardEvent } from 'react';
import { CountBadge } from '../actions/Badge.tsx';
import './tab-links.css';

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus among the tabs with the arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('.tab')];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  if (!step || index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  tabs[step(index, tabs.length)]?.focus();
}

interface TabLink {
  href: string;
  title: string;
  count?: number;
  current?: boolean;
}

/** Tabs as links: each has its own page and works without JavaScript. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys are an addition: Tab reaches every link
    <nav className="tabs" aria-label={label} onKeyDown={moveFocus}>
      <ul className="tab-list">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a className="tab" href={tab.href} aria-current={tab.current ? 'page' : undefined}>
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
