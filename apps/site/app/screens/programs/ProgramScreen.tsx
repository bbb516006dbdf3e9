import { useLoaderData } from 'react-router';
import { href } from '../../lib/href.ts';
import { imageOf } from '../../lib/image.ts';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { ProgramView } from './ProgramView.tsx';
import { toProgramPage } from './program-page.ts';

export const loader = screenLoader('program', async ({ locale, params, now, content, messages, page, publicOrigin }) => {
  const [{ data: event }, answer] = await Promise.all([
    content.main('event', { slug: params['program'] }),
    content.optional('siteSettings'),
  ]);
  return {
    page: await page({
      title: event.name,
      description: event.lead,
      image: imageOf(event.media, 'lead'),
      item: { parameter: 'program', slugs: event.slugs, language: event.language },
      trail: [{ title: messages.shell.programs, url: href('programs', locale) }],
    }),
    ...toProgramPage(event, { locale, now, allDay: messages.programs.allDay }, { origin: publicOrigin, settings: answer?.data ?? null }),
  };
});

export default function ProgramScreen() {
  const { page, ...data } = useLoaderData<typeof loader>();
  return <ProgramView data={data} locale={page.locale} />;
}
