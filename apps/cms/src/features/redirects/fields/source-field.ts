import type { PayloadRequest, TextField } from 'payload';
import { text as validateText } from 'payload/shared';
import { inEditorLanguage } from '../../../platform/editor-language.ts';
import { asPath, type ValidateText } from '../../../platform/fields/links/link.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { getOwnPath } from '../../../platform/urls/item-behind.ts';
import { findPublishedByUrl } from '../../../platform/urls/published-url.ts';
import { findSourceError } from '../redirect-rules.ts';
import { REDIRECT_TEXTS } from './redirect-errors.ts';
import { withHook } from './with-hook.ts';

/** The name of the field by which an editor confirms that the redirect hides a published page. */
export const REPLACES_PAGE = 'overLivingPage';

const validateSource: ValidateText = async (value, options) => {
  const result = validateText(value, options);
  if (result !== true) return result;
  const { req } = options;
  const path = getOwnPath(value, req);
  const error = findSourceError(path);
  if (error) return inEditorLanguage(REDIRECT_TEXTS[error], req);
  const { siblingData } = options;
  if (isRecord(siblingData) && siblingData[REPLACES_PAGE] === true) return true;
  return (await findPublishedByUrl(req.payload, path, req)) === null || inEditorLanguage(REDIRECT_TEXTS.living, req);
};

/** The default of a new redirect that was opened from a list of paths: that path. */
const readSourceFromQuery: TextField['defaultValue'] = ({ req }: { req?: Pick<PayloadRequest, 'query'> }) => {
  const fromParameter: unknown = req?.query?.['from'];
  return typeof fromParameter === 'string' && findSourceError(fromParameter) === null ? fromParameter : undefined;
};

export const toRedirectSource = (field: TextField) =>
  ({ ...withHook(field, validateSource, asPath), defaultValue: readSourceFromQuery }) as TextField;
