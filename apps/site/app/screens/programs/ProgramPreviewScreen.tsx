import { useLoaderData } from 'react-router';
import { PreviewBanner } from '../../shell/PreviewBanner.tsx';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { ProgramView } from './ProgramView.tsx';
import { toProgramPage } from './program-page.ts';

export const loader = screenLoader('programPreview', async ({ locale, params, now, draft, content, messages, page, publicOrigin }) => {
  const [event, answer] = await Promise.all([draft('events', params['program_preview']), content.optional('siteSettings')]);
  return {
    page: await page({ title: event.name, description: event.lead }),
    ...toProgramPage(event, { locale, now, allDay: messages.programs.allDay }, { origin: publicOrigin, settings: answer?.data ?? null }),
  };
});

export default function ProgramPreviewScreen() {
  const { page, ...data } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewBanner />
      <ProgramView data={data} locale={page.locale} />
    </>
  );
}
