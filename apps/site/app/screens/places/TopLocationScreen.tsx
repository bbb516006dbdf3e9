import { PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { screenLoader } from '../../shell/screen-loader.server.ts';

export const loader = screenLoader('topLocation', async ({ page }) => ({ page: await page() }));

export default function TopLocationScreen() {
  const { page } = useLoaderData<typeof loader>();
  return <div className="wrap"><PageTitle title={page.title} lead={page.description} /></div>;
}
