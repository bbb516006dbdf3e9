import { type AdminViewServerProps, createLocalReq, type Payload, type SanitizedCollectionConfig } from 'payload';
import { getEditorLanguage } from '../../platform/editor-language.ts';
import { now } from '../../platform/read-model/clock.ts';
import { DASHBOARD_TEXTS } from '../dashboard/dashboard-texts.ts';
import { drawOrExplain } from '../dashboard/degrading.ts';
import { describeKind } from '../dashboard/kinds.ts';
import { ReadyLinks } from './ReadyLinks.tsx';
import { buildReadyLists } from './ready-lists.ts';

interface ReadyListsProps extends Pick<AdminViewServerProps, 'i18n' | 'user'> {
  collectionConfig: SanitizedCollectionConfig;
  payload: Payload;
  viewType?: string;
}

/** The ready-made lists above a list, each with its number of documents. */
export async function ReadyLists({ collectionConfig, i18n, payload, user }: ReadyListsProps) {
  const language = getEditorLanguage({ i18n });
  const draw = async () => {
    const req = await createLocalReq(user ? { user } : {}, payload);
    const lists = await buildReadyLists({ req, kind: describeKind(collectionConfig), now: now() });
    const address = `${payload.config.routes.admin}/collections/${collectionConfig.slug}`;
    return (
      <ReadyLinks
        lists={lists.map(({ name, label, count, query }) => ({
          name,
          label: label[language],
          count,
          query,
          href: query.length > 0 ? `${address}?${new URLSearchParams(query)}` : address,
        }))}
      />
    );
  };
  return drawOrExplain(draw, <p>{DASHBOARD_TEXTS.failed[language]}</p>, (error) =>
    payload.logger.error({ err: error, msg: `The ready-made lists of ${collectionConfig.slug} could not be drawn` }),
  );
}
