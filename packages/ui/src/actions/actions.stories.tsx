import { ArrowRight, Download, Search } from 'lucide';
import { useState } from 'react';
import type { Language, StoryFile } from '../../gallery/story.ts';
import { Badge, CountBadge } from './Badge.tsx';
import { Button, ButtonLink, IconButton, TextLink } from './Button.tsx';
import { ChipLink, ChipRemovable, ChipRow, ChipToggle } from './Chip.tsx';
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
    toggles: ['Ingyenes', 'Gyerekkel'],
    inForce: ['Sport', 'Zene'],
    remove: (name: string) => `Szűrő törlése: ${name}`,
    states: ['Nyitva', 'Bizonytalan idő', 'Zárva', 'Új', 'Kiállítás'],
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
    toggles: ['Free', 'With children'],
    inForce: ['Sport', 'Music'],
    remove: (name: string) => `Remove filter: ${name}`,
    states: ['Open', 'Uncertain weather', 'Closed', 'New', 'Exhibition'],
    results: 'results',
  },
};

function Toggles({ language }: { language: Language }) {
  const t = TEXTS[language];
  const [on, setOn] = useState([true, false]);
  return (
    <ChipRow>
      {t.toggles.map((word, index) => (
        <ChipToggle key={word} pressed={on[index] ?? false} onToggle={(pressed) => setOn(on.with(index, pressed))}>
          {word}
        </ChipToggle>
      ))}
    </ChipRow>
  );
}

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
        <Toggles language={language} />
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
    const [open, uncertain, closed, fresh, exhibition] = t.states;
    return (
      <div className="actions">
        <Badge tone="good" dot="pulse">
          {open}
        </Badge>
        <Badge tone="waiting" dot>
          {uncertain}
        </Badge>
        <Badge tone="bad" dot>
          {closed}
        </Badge>
        <Badge tone="new">{fresh}</Badge>
        <Badge>{exhibition}</Badge>
        <span>
          <CountBadge count={12} /> {t.results}
        </span>
      </div>
    );
  },
};
