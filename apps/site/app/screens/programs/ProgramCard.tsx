import { Card, Tag } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { ContentPicture } from '../../shell/ContentPicture.tsx';
import type { ProgramTeaser } from './program.ts';

export function ProgramCard({ program, priority = false, level = 3 }: { program: ProgramTeaser; priority?: boolean; level?: 2 | 3 }) {
  const t = useTranslations('programs');
  return (
    <Card
      href={program.url}
      title={program.title}
      level={level}
      picture={<ContentPicture image={program.image} decorative priority={priority} sizes="(min-width: 992px) 33vw, 100vw" />}
      kicker={program.isOnNow ? `${t('onNow')} · ${program.when ?? ''}` : program.when}
      lead={program.lead}
      meta={program.place}
      tags={
        <>
          {program.status !== 'scheduled' ? <Tag tone="alert">{t(`status.${program.status}`)}</Tag> : null}
          {program.isOver ? <Tag>{t('over')}</Tag> : null}
          {program.free ? <Tag tone="strong">{t('free')}</Tag> : null}
          {program.type ? <Tag>{program.type}</Tag> : null}
        </>
      }
    />
  );
}
