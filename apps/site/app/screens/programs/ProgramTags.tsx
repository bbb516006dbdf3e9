import { Tag } from '@liget/ui';
import { useTranslations } from 'use-intl';
import type { EntryTeaser } from './agenda.ts';

/** What must be known at a glance: called off, over, free, what kind, part of a series. */
export function ProgramTags({ program }: { program: Pick<EntryTeaser, 'status' | 'isOver' | 'free' | 'type' | 'exhibition' | 'series'> }) {
  const t = useTranslations('programs');
  const { status, isOver, free, type, exhibition, series } = program;
  const kind = exhibition ? t(exhibition) : type;
  if (status === 'scheduled' && !isOver && !free && !kind && !series) return null;
  return (
    <ul className="card-tags">
      {status === 'scheduled' ? null : <Tag tone="alert">{t(`status.${status}`)}</Tag>}
      {isOver ? <Tag>{t('over')}</Tag> : null}
      {free ? <Tag tone="strong">{t('free')}</Tag> : null}
      {kind ? <Tag>{kind}</Tag> : null}
      {series ? <Tag>{series}</Tag> : null}
    </ul>
  );
}
