import { ChipRow } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { NEEDS_ID, type NeedChip } from '../../lib/needs.ts';
import { Sign, type SignName } from '../sections/signs/Sign.tsx';
import styles from './NeedsRow.module.css';

const SIGNS = {
  child: 'child',
  pushchair: 'pushchair',
  wheelchair: 'wheelchair',
  dog: 'dog',
  rain: null,
  free: null,
} as const satisfies Record<NeedChip['need'], SignName | null>;

/** Filter chips for needs: links, whose choice the server stores in a cookie, with or without scripts. */
export function NeedsRow({ chips }: { chips: readonly NeedChip[] }) {
  const t = useTranslations('needs');
  return (
    <div id={NEEDS_ID} className={styles.needs} data-one-stop>
      <ChipRow label={t('label')} scroll>
        {chips.map(({ need, isOn, url }) => {
          const sign = SIGNS[need];
          return (
            <a
              key={need}
              className={isOn ? 'chip chip-on' : 'chip'}
              href={url}
              rel="external nofollow"
              aria-current={isOn ? 'true' : undefined}
            >
              {sign ? <Sign name={sign} /> : null}
              {t(need)}
            </a>
          );
        })}
      </ChipRow>
      {chips.some(({ isOn }) => isOn) ? <p>{t('onlyKnown')}</p> : null}
    </div>
  );
}
