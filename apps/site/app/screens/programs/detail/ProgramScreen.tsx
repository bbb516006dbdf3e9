import { useLoaderData } from 'react-router';
import { createScreenLoader } from '../../../layout/loaders/screen-loader.server.ts';
import { getImage } from '../../../lib/images/image.ts';
import { href } from '../../../lib/urls/href.ts';
import { buildAlternativesQuery } from './alternatives.ts';
import { ProgramView } from './ProgramView.tsx';
import { splitProgramPage, toProgramPage } from './program-page.ts';

export const loader = createScreenLoader(
  'program',
  async ({ locale, params, now, park, content, messages, page, publicOrigin, drawing }) => {
    const [{ data: event }, answer, places] = await Promise.all([
      content.main('event', { slug: params['program'] }),
      content.optional('siteSettings'),
      content.optionalList('topLocations'),
    ]);
    const query = buildAlternativesQuery(event, now);
    const others = query && (await content.optional('eventAgenda', { query }));
    const program = toProgramPage(
      event,
      { locale, park: await park(), messages },
      { origin: publicOrigin, messages, settings: answer?.data ?? null, places: places?.data ?? null, others },
    );
    return {
      page: await page({
        title: event.name,
        description: event.lead,
        image: getImage(event.media, 'lead'),
        item: { parameter: 'program', slugs: event.slugs, language: event.language },
        trail: [{ title: messages.shell.programs, url: href('programs', locale) }],
      }),
      ...splitProgramPage(program, drawing),
    };
  },
);

export default function ProgramScreen() {
  const { page, ...data } = useLoaderData<typeof loader>();
  return <ProgramView {...data} locale={page.locale} />;
}
