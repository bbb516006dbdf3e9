import type { ReactNode } from 'react';
import { getPhoneUrl } from '../lib/urls/phone-url.ts';

/** A telephone number on one line that calls it. */
export function PhoneLink({ phone, children = phone }: { phone: string; children?: ReactNode }) {
  return (
    <a className="phone" href={getPhoneUrl(phone)}>
      {children}
    </a>
  );
}
