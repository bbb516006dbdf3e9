import { getScreen, getScreenPath, listStaticScreens } from '@liget/content-api/screens';
import type { FieldHook, PayloadRequest, TextField } from 'payload';
import { text as validateText } from 'payload/shared';
import { inEditorLanguage } from '../../../platform/editor-language.ts';
import { getPageFieldName, getScreenFieldName, LEADS_TO, type ValidateText } from '../../../platform/fields/links/link.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { createOwnUrls } from '../../../platform/public-links/own-urls.ts';
import { findItemByUrl, getOwnPath } from '../../../platform/urls/item-behind.ts';
import { getUrlLocale, parseNamedUrl, readReference } from '../../../platform/urls/named.ts';
import { getPathKey } from '../../../platform/urls/path-key.ts';
import { resolveItemUrls } from '../../../platform/urls/resolve-urls.ts';
import { isPermanent, loadOtherRedirects } from '../load-redirects.ts';
import { findRedirectEnd, findRedirectError, findTargetError, isGoodTarget } from '../redirect-rules.ts';
import { formatRedirectError, REDIRECT_TEXTS } from './redirect-errors.ts';
import { withHook } from './with-hook.ts';

/** Whether an English path would lead to a Hungarian page. */
function mixesLanguages(from: string, to: string): boolean {
  const named = parseNamedUrl(to);
  if (getUrlLocale(from) === 'hu' || !named || named.kind === 'reserved') return false;
  if (named.kind === 'screen' && getScreen(named.screen).hu === getScreen(named.screen).en) return false;
  return getUrlLocale(to) === 'hu';
}

const isChosen = (siblings: unknown): boolean =>
  typeof siblings === 'object' &&
  siblings !== null &&
  Boolean(Reflect.get(siblings, getPageFieldName('to')) ?? Reflect.get(siblings, getScreenFieldName('to')));

/** The key in a request's context that says that the target was checked when another redirect was saved. */
export const HAS_CHECKED_TARGET = 'hasCheckedTarget';

/** Whether visitors find something at the target: an external URL, a file, a page, another redirect, or a chosen item, which may be published later. */
async function hasTarget(
  to: string,
  { req, siblingData }: { req: PayloadRequest; siblingData: unknown },
  redirects: readonly { from: string }[],
): Promise<boolean> {
  // The seed's texts refer only to its own pages.
  if (req.context['seeding'] === true || req.context[HAS_CHECKED_TARGET] === true || !to.startsWith('/') || isChosen(siblingData))
    return true;
  const [path = ''] = to.split(/[?#]/);
  if (redirects.some(({ from }) => getPathKey(from) === getPathKey(path))) return true;
  return (await createOwnUrls(req.payload).ofAddress(to, getUrlLocale(path))) !== 'unpublished';
}

/** Creates the validation of the target of a redirect or a printed code: a safe URL whose chain of redirects ends. */
const createTargetValidation =
  (use: 'redirect' | 'code'): ValidateText =>
  async (value, options) => {
    const result = validateText(value, options);
    if (result !== true) return result;
    const { req, id } = options;
    const to = getOwnPath(value, req);
    if (!isGoodTarget(to)) return inEditorLanguage(REDIRECT_TEXTS.target, req);
    const redirects = await loadOtherRedirects(req, use === 'redirect' ? id : undefined);
    const from = getOwnPath(isRecord(options.siblingData) ? options.siblingData['from'] : undefined, req);
    const error = use === 'code' ? findTargetError(to, redirects) : findRedirectError({ from, to }, redirects);
    if (error) return inEditorLanguage(formatRedirectError(error), req);
    if (use === 'redirect' && mixesLanguages(from, to)) return inEditorLanguage(REDIRECT_TEXTS.language, req);
    return value === options.previousValue || (await hasTarget(to, options, redirects)) || inEditorLanguage(REDIRECT_TEXTS.nowhere, req);
  };

const getLocale = (req: PayloadRequest) => (req.locale === 'en' ? 'en' : 'hu');

/**
 * Fills in the current path of a chosen item, in the language of the source path or the code; converts a typed path of an item to a link to
 * the item; and replaces a target that is itself permanently redirected by the end of the chain.
 */
const settleTarget: FieldHook = async ({ value, siblingData, collection, originalDoc, req }) => {
  const [page, screen] = [getPageFieldName('to'), getScreenFieldName('to')];
  const before = isRecord(originalDoc) ? originalDoc : undefined;
  const isCode = collection?.slug !== 'redirects';
  const from = isCode ? '' : getOwnPath(siblingData['from'] ?? before?.['from'], req);
  const locale = isCode ? getLocale(req) : getUrlLocale(from);
  const chosen = listStaticScreens().find((id) => id === siblingData[screen]);
  if (chosen) return getScreenPath(chosen, locale, {});
  const to = getOwnPath(value, req);
  const isBare = to.startsWith('/') && !/[?#]/.test(to);
  const last = isBare ? findRedirectEnd(to, (await loadOtherRedirects(req, isCode ? null : before?.['id'])).filter(isPermanent)) : to;
  // The error of a loop names the whole chain.
  const end = from !== '' && getPathKey(last) === getPathKey(from) ? to : last;
  const reference = readReference(siblingData[page]) ?? (isBare ? await findItemByUrl(end, req) : null);
  if (!reference) return value === undefined || value === null ? value : end;
  const urls = await resolveItemUrls(req.payload, reference, req, { evenHidden: true });
  const path = urls?.paths[locale];
  if (!path) return value;
  siblingData[page] = reference;
  return path;
};

/** A typed target, required while nothing is chosen. */
function createTargetField(field: TextField, use: 'redirect' | 'code'): TextField {
  const fieldWithRules = { ...withHook(field, createTargetValidation(use), settleTarget), custom: LEADS_TO };
  return {
    ...fieldWithRules,
    admin: { ...fieldWithRules.admin, components: { Field: '/features/redirects/admin/TypedTarget.tsx#TypedTarget' } },
  };
}

export const toRedirectTarget = (field: TextField) => createTargetField(field, 'redirect');
export const toCodeTarget = (field: TextField) => createTargetField(field, 'code');
