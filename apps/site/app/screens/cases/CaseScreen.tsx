import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { createTranslator } from 'use-intl/core';
import '@liget/ui/balloon.css';
import '../../components/forms/Forms.module.css';
import { lazyIsland } from '../../components/islands/islands.tsx';
import { isNotFound } from '../../content/screen-content.server.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import './Case.module.css';
import { toCaseView } from './case-page.ts';

const CasePage = lazyIsland(() => import('./CasePage.tsx').then((module) => module.CasePage));

const loadCase = createScreenLoader('case', async ({ locale, params, url, messages, ownCase, page }) => {
  const status = await ownCase(params['reference'], url.searchParams.get('token'));
  const t = createTranslator({ locale, messages, namespace: 'cases' });
  return {
    page: await page({ title: t('title'), description: t('lead') }),
    view: toCaseView(status, locale),
    isJustSent: url.searchParams.get('sent') === '1' && status.state === 'new',
  };
});

const loadUnknown = createScreenLoader('case', async ({ locale, messages, page }) => {
  const t = createTranslator({ locale, messages, namespace: 'cases' });
  return { page: await page({ title: t('unknown.title'), description: t('unknown.text') }), view: null, isJustSent: false };
});

/** All invalid links get the same 404; most of them were broken by an e-mail program. */
export async function loader(args: LoaderFunctionArgs) {
  try {
    return await loadCase(args);
  } catch (thrown) {
    if (!isNotFound(thrown)) throw thrown;
    return data(await loadUnknown(args), { status: 404 });
  }
}

export default function CaseScreen() {
  const { page, view, isJustSent } = useLoaderData<typeof loader>();
  return <CasePage title={page.title} lead={page.description} view={view} isJustSent={isJustSent} />;
}
