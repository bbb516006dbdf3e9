import { type ActionFunctionArgs, type ClientActionFunctionArgs, useActionData, useLoaderData } from 'react-router';
import '@liget/ui/balloon.css';
import '@liget/ui/forms.css';
import '../screens/customer-service/CustomerService.module.css';
import { lazyIsland } from '../components/islands/islands.tsx';
import { FIELDS, type Field } from '../screens/customer-service/complaint.ts';
import { findProduct, loadComplaint, loadCustomerService, takeCaseForm } from '../screens/customer-service/product-page.server.ts';
import { loadContentPage } from '../screens/pages/content-page.server.ts';
import { isSlug } from '../screens/pages/content-page.ts';
import '../components/forms/Forms.module.css';
import type { FormState } from '../components/forms/form-state.ts';
import { handleSubmitFailure } from '../components/forms/submit-failure.ts';
import { InformationArticle } from '../components/information/InformationArticle.tsx';
import { createNotFoundError } from '../content/screen-content.server.ts';
import { createScreenLoader } from '../layout/loaders/screen-loader.server.ts';

const ComplaintScreen = lazyIsland(() =>
  import('../screens/customer-service/ComplaintScreen.tsx').then((module) => module.ComplaintScreen),
);
const CustomerServiceScreen = lazyIsland(() =>
  import('../screens/customer-service/CustomerServiceScreen.tsx').then((module) => module.CustomerServiceScreen),
);

/** A product's complaint or customer service page, else a page of the content service. */
export const loader = createScreenLoader('page', async (args) => {
  const { slug } = args.params;
  if (!isSlug(slug)) throw createNotFoundError();
  const product = await findProduct(args, slug);
  if (product?.kind === 'complaint') return loadComplaint(args, product.item);
  if (product?.kind === 'customerService') return loadCustomerService(args, product.item, product.others);
  return loadContentPage(args, slug);
});

export async function action(args: ActionFunctionArgs) {
  return takeCaseForm(args);
}

export const clientAction = (args: ClientActionFunctionArgs) => handleSubmitFailure(args, FIELDS);

export default function CatchAllScreen() {
  const data = useLoaderData<typeof loader>();
  const state = useActionData<FormState<Field>>();
  if (data.kind === 'page') return <InformationArticle information={data.information} />;
  return data.kind === 'complaint' ? <ComplaintScreen data={data} state={state} /> : <CustomerServiceScreen data={data} state={state} />;
}
