import { EmptyState, PageTitle } from '@liget/ui';
import { type ActionFunctionArgs, type ClientActionFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import '@liget/ui/forms.css';
import { getCaseThanksUrl } from '../../components/forms/case-url.ts';
import { handleForm } from '../../components/forms/form-action.server.ts';
import { getItemLang } from '../../lib/language/item-lang.ts';
import { href } from '../../lib/urls/href.ts';
import { createQueryReader } from '../../lib/urls/query-reader.ts';
import '../../components/forms/Forms.module.css';
import { checkSender, SENDER_FIELDS } from '../../components/forms/sender.ts';
import { lazyIsland } from '../../components/islands/islands.tsx';
import { PageLinks } from '../../components/lists/PageLinks.tsx';
import { QueryNotices } from '../../components/lists/QueryNotices.tsx';
import { formatQueryNotices } from '../../components/lists/query-notices.server.ts';
import { readListPage } from '../../components/lists/read-list-page.server.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import styles from './PublicInformation.module.css';

const PAGE_SIZE = 20;

export const loader = createScreenLoader('publicInformation', async ({ locale, url, content, page, messages }) => {
  const query = createQueryReader(url.searchParams);
  const { answer, number, pages, beyond } = await readListPage(query.readPage(), PAGE_SIZE, (at) =>
    content.main('publicInformation', { query: { limit: PAGE_SIZE, page: at } }),
  );
  return {
    page: await page({ pageNumber: number }),
    items: answer.data.map(({ id, title, lead, slug, slugs, language }) => ({
      id,
      title,
      lang: getItemLang({ language }, locale),
      lead,
      url: href('publicInformationItem', locale, { data: slugs[locale] ?? slug }),
    })),
    number,
    pages,
    notices: formatQueryNotices({ unused: query.unused, beyond }, { locale, messages }),
  };
});

export async function action(args: ActionFunctionArgs) {
  return handleForm(args, {
    name: 'publicDataRequests',
    fields: SENDER_FIELDS,
    check: checkSender,
    listIdentifyingValues: ({ email, name, phone, message }) => [email, name, phone, message],
    body: ({ email, name, phone, message }, { idempotency_key }) => ({
      idempotency_key,
      email,
      name,
      ...(phone ? { phone } : {}),
      message,
      privacy_accepted: true,
    }),
    thanksUrl: getCaseThanksUrl,
  });
}

/** The form loads this module, so that it is available without a connection. */
export const clientAction = async (args: ClientActionFunctionArgs) => (await import('./RequestForm.tsx')).submitRequest(args);

const RequestForm = lazyIsland(() => import('./RequestForm.tsx').then((module) => module.RequestForm));

export default function PublicInformationScreen() {
  const t = useTranslations('publicData');
  const { page, items, number, pages, notices } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <PageTitle title={page.title} lead={page.description} />
      <QueryNotices texts={notices} />
      {items.length === 0 ? (
        <EmptyState title={t('none')} level={2}>
          <p>{t('noneHint')}</p>
        </EmptyState>
      ) : (
        <ol className={styles.items}>
          {items.map((item) => (
            <li key={item.id}>
              <h2>
                <a className="covering-link" href={item.url} lang={item.lang}>
                  {item.title}
                </a>
              </h2>
              <p lang={item.lang}>{item.lead}</p>
            </li>
          ))}
        </ol>
      )}
      <PageLinks
        page={number}
        pages={pages}
        getHref={(to) => href('publicInformation', page.locale, {}, { page: to > 1 ? to : undefined })}
      />
      <div className={styles.request}>
        <RequestForm locale={page.locale} />
      </div>
    </div>
  );
}
