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

/** Filters for people, in one row: links to the server, which remembers the choice on the device, with or without JavaScript. */
export function NeedsRow({ chips }: { chips: readonly NeedChip[] }) {
  const t = useTranslations('needs');
  return (
    <div id={NEEDS_ID} className={styles['needs']} data-one-stop>
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
