import { useTranslations } from 'use-intl';
import styles from './LiveTiles.module.css';
import type { LiveTile } from './live-tiles.ts';

function Tile({ tile }: { tile: LiveTile }) {
  const t = useTranslations('home');
  const status = tile.kind === 'on' ? t('onNow') : tile.kind === 'soon' ? t('startsAt', { time: tile.at }) : tile.hours;
  const until = tile.kind === 'on' && tile.until ? t('until', { time: tile.until }) : null;
  const where = [tile.place, until].filter(Boolean).join(' · ');
  return (
    <>
      <p className={styles['status']} data-live={tile.kind === 'on' || (tile.kind === 'place' && tile.isOpen)}>
        {status}
      </p>
      <h3>
        <a href={tile.url}>{tile.title}</a>
      </h3>
      {where ? <p className={styles['where']}>{where}</p> : null}
    </>
  );
}

/** What now: four tiles. */
export function LiveTiles({ tiles }: { tiles: LiveTile[] }) {
  const t = useTranslations('home');
  if (tiles.length === 0) return null;
  return (
    <section className={`wrap ${styles['live']}`} aria-labelledby="now">
      <h2 id="now" className="visually-hidden">
        {t('now')}
      </h2>
      <ul>
        {tiles.map((tile) => (
          <li key={tile.url}>
            <Tile tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}
