import type { AdminViewServerProps } from 'payload';
import { getEditorLanguage } from '../../../platform/editor-language.ts';
import { formatDay } from '../../../platform/fields/dates/date-texts.ts';
import { type Label } from '../../../platform/fields/labels.ts';
import { getRoles, getSecondFactorDue, hasSecondFactor, isSecondFactorCompulsory } from '../../../platform/rights/roles.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

/** On the dashboard of administrators who sign in with only a password. */
export function SecondFactorNotice({ i18n, payload, user }: AdminViewServerProps) {
  if (!getRoles(user).includes('administrator') || hasSecondFactor(user)) return null;
  const language = getEditorLanguage({ i18n });
  const translate = (text: Label) => text[language];
  const [due, isCompulsory] = [getSecondFactorDue(user), isSecondFactorCompulsory(user)];
  return (
    <aside className="liget-check liget-notice">
      <p>{translate(isCompulsory ? ACCOUNT_TEXTS.compulsory : ACCOUNT_TEXTS.notice)}</p>
      {due && !isCompulsory && <p>{translate(ACCOUNT_TEXTS.compulsoryFrom(formatDay(due.toISOString(), language)))}</p>}
      <p>
        <a href={`${payload.config.routes.admin}/account`}>{translate(ACCOUNT_TEXTS.noticeLink)}</a>
      </p>
    </aside>
  );
}
