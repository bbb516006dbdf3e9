import {
  getOtherLocale,
  getProductPageSlugs,
  type Locale,
  type Product,
  type ProductPageKind,
  type ProductPath,
  readProductPath,
} from '@liget/content-api';
import { type ActionFunctionArgs, data } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { getCaseThanksUrl } from '../../components/forms/case-url.ts';
import { handleForm } from '../../components/forms/form-action.server.ts';
import { checkSender } from '../../components/forms/sender.ts';
import { requestContext } from '../../content/context.ts';
import { readWholeList } from '../../content/whole-list.ts';
import type { ScreenArguments } from '../../layout/loaders/screen-loader.server.ts';
import { getItemLang } from '../../lib/language/item-lang.ts';
import { getPathLocale, href } from '../../lib/urls/href.ts';
import { FIELDS } from './complaint.ts';
import { findProductBySlug } from './product-named.ts';

/** The product page of a slug; `null` when no such product exists. The list must answer: in an outage the page is a 503. */
export async function findProduct(
  { content, locale, checkPreviewToken }: Pick<ScreenArguments, 'content' | 'locale' | 'checkPreviewToken'>,
  slug: string,
): Promise<(ProductPath & { item: Product; others: Product[] }) | null> {
  // A path of the other language is redirected, like an item's slug.
  const path = readProductPath(slug, locale) ?? readProductPath(slug, getOtherLocale(locale));
  const token = checkPreviewToken('product');
  // Content pages may have such a path, too.
  if (!path || token === 'bad') return null;
  if (token === 'good') {
    const [{ data: draft }, all] = await Promise.all([content.main('product'), content.optionalList('products')]);
    return { ...path, item: draft, others: (all?.data ?? []).filter(({ id }) => id !== draft.id) };
  }
  const { data } = await content.mainList('products');
  const item = findProductBySlug(data, path.product);
  return item ? { ...path, item, others: data.filter(({ id }) => id !== item.id) } : null;
}

function getPageUrl(kind: ProductPageKind, product: Product, locale: Locale): string {
  return href('page', locale, { slug: getProductPageSlugs(kind, product.slugs)[locale] ?? product.slug });
}

/** The common data of both pages of a product. */
async function describeProduct({ locale, messages, page }: ScreenArguments, kind: ProductPageKind, product: Product) {
  const t = createTranslator({ locale, messages, namespace: 'customerService' });
  const serviceTitle = t('serviceTitle', { product: product.name });
  const serviceUrl = getPageUrl('customerService', product, locale);
  return {
    page: await page({
      title: kind === 'complaint' ? t('complaintTitle', { product: product.name }) : serviceTitle,
      description: kind === 'complaint' ? t('complaintDescription', { product: product.name }) : product.lead,
      item: {
        parameter: 'slug',
        slugs: getProductPageSlugs(kind, product.slugs),
        language: product.language,
        named: [product.slugs],
        hasMessageTitle: true,
      },
      trail: kind === 'complaint' ? [{ title: serviceTitle, url: serviceUrl }] : [],
    }),
    lead: product.lead,
    phone: product.phone,
    email: product.email,
    hours: product.hours,
    serviceUrl,
    complaintUrl: getPageUrl('complaint', product, locale),
  };
}

export type ProductView = Awaited<ReturnType<typeof describeProduct>>;

export async function loadComplaint(args: ScreenArguments, product: Product) {
  return {
    kind: 'complaint' as const,
    ...(await describeProduct(args, 'complaint', product)),
    html: product.complaint_html,
  };
}

export async function loadCustomerService(args: ScreenArguments, product: Product, others: readonly Product[]) {
  return {
    kind: 'customerService' as const,
    ...(await describeProduct(args, 'customerService', product)),
    html: product.customer_service_html,
    others: others.map((other) => ({
      id: other.id,
      name: other.name,
      lang: getItemLang(other, args.locale),
      url: getPageUrl('customerService', other, args.locale),
    })),
  };
}

export type ComplaintData = Awaited<ReturnType<typeof loadComplaint>>;
export type CustomerServiceData = Awaited<ReturnType<typeof loadCustomerService>>;

/**
 * The 404 of a path without a form. Not thrown: an action's error page would be shown without the layout, whose data are loaded after the
 * action.
 */
const answerNoForm = () => data(null, { status: 404 });

/** Accepts a complaint or a question. 404 for a path that is no product's page. */
export async function takeCaseForm(args: ActionFunctionArgs) {
  const locale = getPathLocale(args.url.pathname);
  const path = readProductPath(args.params['slug'] ?? '', locale);
  if (!path) return answerNoForm();
  const products = await readWholeList(args.context.get(requestContext).content, 'products', locale);
  const product = products.kind === 'ok' ? findProductBySlug(products.value.data, path.product) : undefined;
  if (products.kind === 'ok' && !product) return answerNoForm();
  // While the list cannot be read, sending fails, too, and the visitor keeps the text.
  const name = product?.slugs.hu ?? path.product;
  return handleForm(args, {
    name: path.kind === 'complaint' ? 'complaints' : 'questions',
    fields: FIELDS,
    check: (values, messages) => checkSender(values, messages),
    listIdentifyingValues: (values) => [name, values.email, values.name, values.phone, values.message],
    body: (values, sending) => ({
      ...sending,
      product: name,
      name: values.name,
      email: values.email,
      ...(values.phone ? { phone: values.phone } : {}),
      message: values.message,
      privacy_accepted: true,
    }),
    thanksUrl: getCaseThanksUrl,
  });
}
