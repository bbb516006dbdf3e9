import { useLoaderData } from 'react-router';
import { createScreenLoader } from '../../../layout/loaders/screen-loader.server.ts';
import { ProgramView } from './ProgramView.tsx';
import { splitProgramPage, toProgramPage } from './program-page.ts';

export const loader = createScreenLoader(
  'programPreview',
  async ({ locale, params, park, draft, content, messages, page, publicOrigin, drawing }) => {
    const [{ data: event }, answer, places] = await Promise.all([
      draft('event', params['program_preview']),
      content.optional('siteSettings'),
      content.optionalList('topLocations'),
    ]);
    const program = toProgramPage(
      event,
      { locale, park: await park(), messages },
      { origin: publicOrigin, messages, settings: answer?.data ?? null, places: places?.data ?? null },
    );
    return {
      page: await page({ title: event.name, description: event.lead }),
      ...splitProgramPage(program, drawing),
    };
  },
);

export default function ProgramPreviewScreen() {
  const { page, ...data } = useLoaderData<typeof loader>();
  return <ProgramView {...data} locale={page.locale} />;
}
