import '@liget/ui/picture.css';
import type { Locale } from '@liget/content-api';
import { LightboxLinks } from '@liget/ui';
import type { ClientOnly } from '../../../components/islands/client-only.ts';
import { DrawnByServer } from '../../../components/islands/DrawnByServer.tsx';
import { hydrateOnInteractionWithin } from '../../../components/islands/islands.tsx';
import '../../../components/map/SmallMap.module.css';
import '../list/CardBlock.module.css';
import '../DateItem.module.css';
import '../EventCard.module.css';
import facts from './facts/ProgramFacts.module.css';
import styles from './Program.module.css';
import './StatusNotice.module.css';
import { ShareButtons, type SharedPage } from './actions/ShareButtons.tsx';
import type { ProgramPage } from './program-page.ts';

const ProgramHead = hydrateOnInteractionWithin(() => import('./ProgramHead.tsx').then((module) => module.ProgramHead));
const ProgramFacts = hydrateOnInteractionWithin(() => import('./facts/ProgramFacts.tsx').then((module) => module.ProgramFacts));
const ProgramActions = hydrateOnInteractionWithin(() => import('./actions/ProgramActions.tsx').then((module) => module.ProgramActions));
const ProgramStory = hydrateOnInteractionWithin(() => import('./ProgramStory.tsx').then((module) => module.ProgramStory));
const ProgramMore = hydrateOnInteractionWithin(() => import('./ProgramMore.tsx').then((module) => module.ProgramMore));

interface ProgramViewProps {
  view: ClientOnly<ProgramPage>;
  isOff: boolean;
  share: SharedPage;
  locale: Locale;
}

/** The page of an event, for the screen and its preview. */
export function ProgramView({ view, isOff, share, locale }: ProgramViewProps) {
  return (
    <article className="wrap">
      <LightboxLinks />
      <div className={styles.columns} data-off={isOff || undefined}>
        <DrawnByServer id="program-head" value={view}>
          {(value) => <ProgramHead program={value} />}
        </DrawnByServer>
        <aside className={facts.facts} aria-labelledby="facts">
          <DrawnByServer id="program-facts" value={view}>
            {(value) => <ProgramFacts program={value} />}
          </DrawnByServer>
          <div className={styles.actions}>
            <DrawnByServer id="program-actions" value={view}>
              {(value) => <ProgramActions program={value} />}
            </DrawnByServer>
            <ShareButtons {...share} />
          </div>
        </aside>
        <DrawnByServer id="program-story" value={view}>
          {(value) => <ProgramStory program={value} />}
        </DrawnByServer>
      </div>
      <DrawnByServer id="program-more" value={view}>
        {(value) => <ProgramMore program={value} locale={locale} />}
      </DrawnByServer>
    </article>
  );
}
