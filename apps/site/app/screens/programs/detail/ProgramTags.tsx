import { Tag } from '@liget/ui';
import { useTranslations } from 'use-intl';
import type { EventCardData } from '../list/agenda.ts';

type TaggedProgram = Pick<EventCardData, 'statusText' | 'isOver' | 'free' | 'price' | 'kind' | 'series'>;

/** The tags of an event: new date, sold out or full, over, price, kind, series. */
export function ProgramTags({ program }: { program: TaggedProgram }) {
  const t = useTranslations('programs');
  const { statusText, isOver, free, price, kind, series } = program;
  if (!statusText && !isOver && !free && !price && !kind && !series) return null;
  return (
    <ul className="card-tags">
      {statusText ? <Tag tone="alert">{statusText}</Tag> : null}
      {isOver ? <Tag>{t('over')}</Tag> : null}
      {free ? <Tag tone="strong">{t('free')}</Tag> : null}
      {price ? (
        <Tag tone="price" lang={price.isLeast ? undefined : price.lang}>
          {price.isLeast ? t('priceFrom', { price: price.text }) : price.text}
        </Tag>
      ) : null}
      {kind ? <Tag>{kind}</Tag> : null}
      {series ? <Tag>{series}</Tag> : null}
    </ul>
  );
}
