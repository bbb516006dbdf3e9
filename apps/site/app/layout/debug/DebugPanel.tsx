import styles from './DebugPanel.module.css';
import { setDebugFlags, useDebugFlags } from './debug-store.ts';

/** Tools for developers, so not translated: a column grid over the page, and message keys in place of messages. */
export function DebugPanel() {
  const flags = useDebugFlags();
  return (
    <>
      {flags.grid ? (
        <div className={styles.overlay} aria-hidden="true">
          <div className={`wrap ${styles.grid}`}>
            {Array.from({ length: 12 }, (_, column) => (
              <span key={column} />
            ))}
          </div>
        </div>
      ) : null}
      <div className={styles.panel} role="group" aria-label="Debug">
        <label>
          <input type="checkbox" checked={flags.grid} onChange={(event) => setDebugFlags({ ...flags, grid: event.target.checked })} /> grid
        </label>
        <label>
          <input
            type="checkbox"
            checked={flags.translationKeys}
            onChange={(event) => setDebugFlags({ ...flags, translationKeys: event.target.checked })}
          />{' '}
          keys
        </label>
      </div>
    </>
  );
}
