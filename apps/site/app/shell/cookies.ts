/** The value of one cookie as it was set; nothing else in the header, however broken, matters. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** A cookie for the whole site; `age` in seconds. The value must be made of cookie characters. */
export function cookieText(name: string, value: string, age: number): string {
  return `${name}=${value}; Max-Age=${age}; Path=/; SameSite=Lax`;
}
