import { useLoaderData } from 'react-router';
import { PreviewBanner } from '../../shell/PreviewBanner.tsx';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { ProgramView } from './ProgramView.tsx';
import { toProgramPage } from './program-page.ts';

export const loader = screenLoader('programPreview', async ({ locale, params, now, draft, messages, page, publicOrigin }) => {
  const event = await draft('events', params['program_preview']);
  return {
    page: await page({ title: event.name, description: event.lead }),
    ...toProgramPage(event, { locale, now, allDay: messages.programs.allDay }, publicOrigin),
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
