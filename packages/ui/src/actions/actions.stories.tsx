import { ArrowRight, Download, Search } from 'lucide';
import type { StoryFile } from '../../gallery/story.ts';
import { Badge, CountBadge } from './Badge.tsx';
import { Button, ButtonLink, IconButton, TextLink } from './Button.tsx';
import { ChipLink, ChipRemovable, ChipRow } from './Chip.tsx';
import { Icon } from './Icon.tsx';

const TEXTS = {
  hu: {
    tickets: 'Jegyvásárlás',
    details: 'Részletek',
    save: 'Mentés a naptárba',
    cancelled: 'Elmarad',
    off: 'Nem választható',
    today: 'Ma a parkban',
    search: 'Keresés',
    download: 'Letöltés',
    all: 'Minden program',
    when: 'Mikor?',
    days: ['Ma', 'Holnap', 'Hétvégén', 'Naptárból'],
    inForce: ['Sport', 'Zene'],
    remove: (name: string) => `Szűrő törlése: ${name}`,
    exhibition: 'Kiállítás',
    results: 'találat',
  },
  en: {
    tickets: 'Buy tickets',
    details: 'Details',
    save: 'Save to calendar',
    cancelled: 'Cancelled',
    off: 'Not available',
    today: 'On in the park today',
    search: 'Search',
    download: 'Download',
    all: 'All programs',
    when: 'When?',
    days: ['Today', 'Tomorrow', 'This weekend', 'From the calendar'],
    inForce: ['Sport', 'Music'],
    remove: (name: string) => `Remove filter: ${name}`,
    exhibition: 'Exhibition',
    results: 'results',
  },
};

export const title: StoryFile['title'] = 'Gombok, címkék · Buttons, chips, badges';

export const stories: StoryFile['stories'] = {
  'Gombok · Buttons': ({ language }) => {
    const t = TEXTS[language];
    return (
      <div className="actions">
        <Button>{t.tickets}</Button>
        <Button look="secondary">{t.details}</Button>
        <Button look="quiet">{t.save}</Button>
        <Button look="accent">{t.cancelled}</Button>
        <Button disabled>{t.off}</Button>
      </div>
    );
  },
  'Méretek · Sizes': ({ language }) => {
    const t = TEXTS[language];
    return (
      <>
        <p className="actions">
          <Button size="small">{t.details}</Button>
          <Button>{t.details}</Button>
          <Button size="large">
            {t.today} <Icon of={ArrowRight} size={22} />
          </Button>
        </p>
        <Button wide>{t.tickets}</Button>
      </>
    );
  },
  'Ikonok, hivatkozások · Icons, links': ({ language }) => {
    const t = TEXTS[language];
    return (
      <div className="actions">
        <IconButton label={t.search} look="quiet">
          <Icon of={Search} />
        </IconButton>
        <IconButton label={t.search} look="quiet" size="small">
          <Icon of={Search} size={16} />
        </IconButton>
        <ButtonLink href="#download" look="secondary">
          <Icon of={Download} /> {t.download}
        </ButtonLink>
        <TextLink href="#all">
          {t.all} <Icon of={ArrowRight} size={16} />
        </TextLink>
        <Icon of={Search} label={t.search} size={28} />
      </div>
    );
  },
  'Választók · Chips': ({ language }) => {
    const t = TEXTS[language];
    return (
      <>
        <ChipRow label={t.when} scroll>
          {t.days.map((day, index) => (
            <ChipLink key={day} href="#day" current={index === 0}>
              {day}
            </ChipLink>
          ))}
        </ChipRow>
        <ChipRow>
          {t.inForce.map((name, index) => (
            <ChipRemovable
              key={name}
              removeLabel={t.remove(name)}
              {...(index === 0 ? { href: '#without' } : { onRemove: () => undefined })}
            >
              {name}
            </ChipRemovable>
          ))}
        </ChipRow>
      </>
    );
  },
  'Állapotok · States': ({ language }) => {
    const t = TEXTS[language];
    return (
      <div className="actions">
        <Badge>{t.exhibition}</Badge>
        <span>
          <CountBadge count={12} /> {t.results}
        </span>
      </div>
    );
  },
};
