import { Tag } from '@liget/ui';
import { useTranslations } from 'use-intl';
import type { EventCardData } from '../list/agenda.ts';

type TaggedProgram = Pick<EventCardData, 'told' | 'isOver' | 'free' | 'price' | 'type' | 'exhibition' | 'series'>;

/** What must be known at a glance: moved, sold out or full, over, what it costs, what kind, part of a series. */
export function ProgramTags({ program }: { program: TaggedProgram }) {
  const t = useTranslations('programs');
  const { told, isOver, free, price, type, exhibition, series } = program;
  const kind = exhibition ? t(exhibition) : type;
  if (!told && !isOver && !free && !price && !kind && !series) return null;
  return (
    <ul className="card-tags">
      {told ? <Tag tone="alert">{told}</Tag> : null}
      {isOver ? <Tag>{t('over')}</Tag> : null}
      {free ? <Tag tone="strong">{t('free')}</Tag> : null}
      {price ? <Tag tone="price">{price.isLeast ? t('priceFrom', { price: price.text }) : price.text}</Tag> : null}
      {kind ? <Tag>{kind}</Tag> : null}
      {series ? <Tag>{series}</Tag> : null}
    </ul>
  );
}
