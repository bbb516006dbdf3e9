import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { formatAdminURL, getSafeRedirect } from 'payload/shared';
import { Logo } from './Brand.tsx';
import { SignInPage } from './SignInForm.tsx';

/** Replaces Payload's own sign-in page, which has no field for the second factor. */
export function SignIn({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const { admin, routes } = req.payload.config;
  const after = getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.['redirect'] ?? '' });
  if (req.user) redirect(after);
  return (
    <>
      <div className="login__brand">
        <Logo i18n={req.i18n} />
      </div>
      <SignInPage after={after} forgotten={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.forgot })} />
    </>
  );
}
