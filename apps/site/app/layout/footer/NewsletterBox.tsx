import { MAX_EMAIL_LENGTH } from '@liget/content-api/vocabulary/email-address';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/urls/href.ts';

/** Passes the e-mail address to the newsletter screen, which asks for the rest. Hungarian only (specification, section 9). */
export function NewsletterBox() {
  const t = useTranslations('shell');
  return (
    <form className="footer-newsletter" action={`${href('newsletter', 'hu')}#form-title`} method="post">
      <label htmlFor="footer-email">{t('newsletterInvitation')}</label>
      <input
        id="footer-email"
        type="email"
        name="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        required
        placeholder={t('newsletterPlaceholder')}
      />
      <button type="submit">{t('newsletterAction')}</button>
    </form>
  );
}
