import type { AdminViewServerProps } from 'payload';
import { ADMIN_PATHS } from '../../../../platform/admin-ui/admin-paths.ts';
import { OwnView, requireSession } from '../../../../platform/admin-ui/OwnView.tsx';
import { getEditorLanguage } from '../../../../platform/editor-language.ts';
import { type Label } from '../../../../platform/fields/labels.ts';
import { mayImport } from '../import-endpoints.ts';
import { listRecentRuns } from '../runs.ts';
import { ImportDesk } from './ImportDesk.tsx';
import { IMPORT_TEXTS } from './import-texts.ts';

/** `/admin/import`, for users who may write events. */
export async function ImportView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const user = requireSession(ADMIN_PATHS.import, view);
  const translate = (text: Label) => text[getEditorLanguage(req)];
  return (
    <OwnView view={view} title={translate(IMPORT_TEXTS.title)}>
      <h1 className="liget-desk-title">{translate(IMPORT_TEXTS.title)}</h1>
      {mayImport(user) ? <ImportDesk recent={await listRecentRuns(req)} /> : <p>{translate(IMPORT_TEXTS.forbidden)}</p>}
    </OwnView>
  );
}
