import type { Locale } from '@liget/content-api';
import { useTranslations } from 'use-intl';
import { href } from '../../../lib/urls/href.ts';
import { ProgramBar } from './actions/ProgramBar.tsx';
import { ProgramCards } from './ProgramCards.tsx';
import type { ProgramPage } from './program-page.ts';

/** The bar at the thumb, and other events below an event. */
export function ProgramMore({ program, locale }: { program: ProgramPage; locale: Locale }) {
  const t = useTranslations('programs');
  const { siblings, related, series } = program;
  return (
    <>
      <ProgramBar program={program} />
      {siblings.length > 0 ? (
        <ProgramCards title={t('siblings')} entries={siblings} more={t('wholeSeries')} moreUrl={series?.url ?? null} />
      ) : null}
      {related.length > 0 ? (
        <ProgramCards title={t('related')} entries={related} more={t('allPrograms')} moreUrl={href('programs', locale)} />
      ) : null}
    </>
  );
}
