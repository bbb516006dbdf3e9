import type { AdminViewServerProps } from 'payload';
import { OwnView, signedInFor } from '../../../../platform/admin-ui/OwnView.tsx';
import type { Label } from '../../../../platform/fields/labels.ts';
import { mayImport } from '../import-endpoints.ts';
import { recentRuns } from '../runs.ts';
import { EXCHANGE_TEXTS } from './exchange-texts.ts';
import { ImportDesk } from './ImportDesk.tsx';

/** `/admin/import`, for who may write programs. */
export async function ImportView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const user = signedInFor('/import', view);
  const word = (of: Label) => (req.i18n.language === 'en' ? of.en : of.hu);
  return (
    <OwnView view={view} title={word(EXCHANGE_TEXTS.title)}>
      <h1 className="liget-desk-title">{word(EXCHANGE_TEXTS.title)}</h1>
      {mayImport(user) ? <ImportDesk recent={await recentRuns(req)} /> : <p>{word(EXCHANGE_TEXTS.forbidden)}</p>}
    </OwnView>
  );
}
