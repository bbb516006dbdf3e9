import { type ActionFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ComplaintScreen } from '../screens/customer-service/ComplaintScreen.tsx';
import { CustomerServiceScreen } from '../screens/customer-service/CustomerServiceScreen.tsx';
import { findProduct, loadComplaint, loadCustomerService, takeComplaint } from '../screens/customer-service/product-page.server.ts';
import { loadContentPage } from '../screens/pages/content-page.server.ts';
import { isSlug } from '../screens/pages/content-page.ts';
import { InformationArticle } from '../shell/information/InformationArticle.tsx';
import { notFound, screenLoader } from '../shell/screen-loader.server.ts';

/** A product's complaint or customer service page, else a page of the content service. */
export const loader = screenLoader('page', async (args) => {
  const { slug } = args.params;
  if (!isSlug(slug)) throw notFound();
  const product = await findProduct(args, slug);
  if (product?.kind === 'complaint') return loadComplaint(args, product.item);
  if (product?.kind === 'customerService') return loadCustomerService(args, product.item);
  return loadContentPage(args, slug);
});

export async function action(args: ActionFunctionArgs) {
  return takeComplaint(args);
}

export default function CatchAllScreen() {
  const data = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  if (data.kind === 'complaint') return <ComplaintScreen data={data} state={state} />;
  if (data.kind === 'customerService') return <CustomerServiceScreen data={data} />;
  return <InformationArticle information={data.information} />;
}
