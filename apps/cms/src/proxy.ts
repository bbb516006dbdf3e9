import { type NextRequest, NextResponse } from 'next/server';

const DEFAULT_ORIGIN = 'http://localhost:3000';

/**
 * Sends who comes to the content service's own port to the public address, the only one from which Payload lets editors save. The
 * site's proxy asks under the public host, so nothing that comes through it is sent anywhere.
 */
export function proxy(request: NextRequest): NextResponse {
  const publicOrigin = new URL(process.env['PUBLIC_ORIGIN'] || DEFAULT_ORIGIN);
  const { pathname, search } = request.nextUrl;
  const asked = request.headers.get('host');
  return asked === publicOrigin.host ? NextResponse.next() : NextResponse.redirect(new URL(`${pathname}${search}`, publicOrigin), 307);
}

export const config = { matcher: ['/admin', '/admin/:path*'] };
