import { Tag } from '@liget/ui';
import { useTranslations } from 'use-intl';
import type { EntryTeaser } from './agenda.ts';

type Tagged = Pick<EntryTeaser, 'status' | 'isOver' | 'free' | 'price' | 'type' | 'exhibition' | 'series'>;

/** What must be known at a glance: moved or sold out, over, what it costs, what kind, part of a series. What is called off says so before its title. */
export function ProgramTags({ program }: { program: Tagged }) {
  const t = useTranslations('programs');
  const { status, isOver, free, price, type, exhibition, series } = program;
  const kind = exhibition ? t(exhibition) : type;
  const isNews = status === 'rescheduled' || status === 'sold_out';
  if (!isNews && !isOver && !free && !price && !kind && !series) return null;
  return (
    <ul className="card-tags">
      {isNews ? <Tag tone="alert">{t(`status.${status}`)}</Tag> : null}
      {isOver ? <Tag>{t('over')}</Tag> : null}
      {free ? <Tag tone="strong">{t('free')}</Tag> : null}
      {price ? <Tag tone="price">{price.isLeast ? t('priceFrom', { price: price.text }) : price.text}</Tag> : null}
      {kind ? <Tag>{kind}</Tag> : null}
      {series ? <Tag>{series}</Tag> : null}
    </ul>
  );
}
