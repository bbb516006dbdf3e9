import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { joinClassNames } from '../class-names.ts';

export interface ButtonLook {
  look?: 'primary' | 'secondary' | 'quiet' | 'accent';
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
}

export function getButtonClass(
  { look = 'primary', size = 'medium', wide = false }: ButtonLook = {},
  ...more: (string | undefined)[]
): string {
  return joinClassNames(
    'button',
    look !== 'primary' && `button-${look}`,
    size !== 'medium' && `button-${size}`,
    wide && 'button-wide',
    ...more,
  );
}

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button for an action on this page; `type` defaults to 'button'. */
export function Button({ look, size, wide, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={getButtonClass({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }, className)}
      {...rest}
    />
  );
}

type ButtonLinkProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={getButtonClass({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }, className)} {...rest}>
      {children}
    </a>
  );
}

interface IconButtonProps extends ButtonProps {
  /** The accessible name: an icon alone has none. */
  label: string;
  children: ReactNode;
}

/** A round button with an icon. */
export function IconButton({ label, className, children, title, ...rest }: IconButtonProps) {
  return (
    <Button className={joinClassNames('button-icon', className)} aria-label={label} title={title ?? label} {...rest}>
      {children}
    </Button>
  );
}

/** A link with the balloon's red line below. */
export function TextLink({
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children: ReactNode }) {
  return (
    <a className={joinClassNames('text-link', className)} {...rest}>
      {children}
    </a>
  );
}
