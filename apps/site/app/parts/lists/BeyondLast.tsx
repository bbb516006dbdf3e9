import { useTranslations } from 'use-intl';

/** Says that a list has no page of the number that was asked for; nothing when it has. */
export function BeyondLast({ asked }: { asked: number | null }) {
  const t = useTranslations('shell');
  return asked === null ? null : (
    <p className="notice" role="note">
      {t('beyondLast', { page: String(asked) })}
    </p>
  );
}
