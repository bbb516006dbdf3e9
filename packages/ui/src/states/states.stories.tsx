import { X } from 'lucide';
import type { StoryFile } from '../../gallery/story.ts';
import { ButtonLink, IconButton } from '../actions/Button.tsx';
import { Icon } from '../actions/Icon.tsx';
import { Balloon } from '../balloon/Balloon.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const TEXTS = {
  hu: {
    nothing: 'Nincs találat',
    tryThis: 'Próbálja kevesebb szűrővel, vagy nézze meg, mi lesz ma.',
    all: 'Minden program',
    today: 'Ma a parkban',
    photos: '24 fénykép letöltése',
    share: '12 a 24-ből',
    packing: 'Összeállítjuk a csomagot',
    stop: 'Leállítás',
  },
  en: {
    nothing: 'No results',
    tryThis: 'Try fewer filters, or see what is on today.',
    all: 'All programs',
    today: 'On today',
    photos: 'Downloading 24 photographs',
    share: '12 of 24',
    packing: 'Packing your download',
    stop: 'Stop',
  },
};

export const title: StoryFile['title'] = 'Ballon, állapotok · Balloon, states';

export const stories: StoryFile['stories'] = {
  'Ballon · Balloon': () => <Balloon />,
  'Üres · Empty': ({ language }) => {
    const t = TEXTS[language];
    return (
      <EmptyState title={t.nothing} level={3}>
        <p>{t.tryThis}</p>
        <p className="actions">
          <ButtonLink href="#today">{t.today}</ButtonLink>
          <ButtonLink href="#all" look="secondary">
            {t.all}
          </ButtonLink>
        </p>
      </EmptyState>
    );
  },
  'Letöltés · Download': ({ language }) => {
    const t = TEXTS[language];
    return (
      <>
        <ProgressBar
          label={t.photos}
          value={12}
          max={24}
          detail={t.share}
          action={
            <IconButton label={t.stop} look="quiet" size="small">
              <Icon of={X} size={16} />
            </IconButton>
          }
        />
        <ProgressBar label={t.packing} />
      </>
    );
  },
};
