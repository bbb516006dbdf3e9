import type { Locale } from '@liget/content-api';
import { EmptyState } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { href } from '../../../lib/urls/href.ts';
import type { MapData } from '../map-data.ts';
import styles from './PlaceList.module.css';

/** What the map does not show, and the way out: kinds without anything that meets the needs, or nothing at all. */
export function NothingShown({ map, locale }: { map: MapData; locale: Locale }) {
  const t = useTranslations('map');
  const needs = useTranslations('needs');
  const { groups, kinds, words, unsuitableKinds } = map;
  const { withoutNeeds } = map.urls;
  const formatKinds = (list: MapData['kinds']) => list.map((kind) => t(`kinds.${kind}`)).join(' · ');
  if (groups.length > 0)
    return withoutNeeds && unsuitableKinds.length > 0 ? (
      <p className={styles.unsuitable}>
        {needs('none', { kinds: formatKinds(unsuitableKinds) })}{' '}
        <a href={withoutNeeds} rel="external nofollow">
          {needs('clear')}
        </a>
      </p>
    ) : null;
  const isTodayOnly = kinds.length === 1 && kinds[0] === 'today' && !words;
  const wayOut = map.isHiddenByNeeds ? withoutNeeds : null;
  const [title, url, label] =
    wayOut !== null
      ? [kinds.length > 0 ? needs('none', { kinds: formatKinds(kinds) }) : needs('noPlace'), wayOut, needs('clear')]
      : isTodayOnly
        ? [t('noneToday'), href('programs', locale), t('allPrograms')]
        : [t('none'), href('map', locale), t('all')];
  return (
    <EmptyState title={title} level={2}>
      <p>
        <a className="button" href={url} rel={wayOut === null ? undefined : 'external nofollow'}>
          {label}
        </a>
      </p>
    </EmptyState>
  );
}
