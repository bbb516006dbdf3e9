import { useLoaderData } from 'react-router';
import { createTranslator } from 'use-intl/core';
import '@liget/ui/balloon.css';
import '../../components/forms/Forms.module.css';
import { lazyIsland } from '../../components/islands/islands.tsx';
import { screenLoader } from '../../layout/loaders/screen-loader.server.ts';
import './Case.module.css';
import { toCaseView } from './case-page.ts';

const CasePage = lazyIsland(() => import('./CasePage.tsx').then((module) => module.CasePage));

export const loader = screenLoader('case', async ({ locale, params, url, messages, ownCase, page }) => {
  const status = await ownCase(params['reference'], url.searchParams.get('token'));
  const t = createTranslator({ locale, messages, namespace: 'cases' });
  return {
    page: await page({ title: t('title'), description: t('lead') }),
    view: toCaseView(status, locale),
    isJustSent: url.searchParams.get('sent') === '1' && status.state === 'new',
  };
});

export default function CaseScreen() {
  const { page, view, isJustSent } = useLoaderData<typeof loader>();
  return <CasePage title={page.title} lead={page.description} view={view} isJustSent={isJustSent} />;
}
