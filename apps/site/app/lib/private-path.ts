import { screens } from '@liget/content-api/screens';

const PATTERNS = screens.flatMap((screen) => ('private' in screen ? [new RegExp(`^${screen.hu.replace(/:\w+/g, '[^/]+')}$`)] : []));

/** Whether an address is one person's own, such as the link of a letter: nobody else may be told of it. */
export function isPrivatePath(pathname: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(pathname));
}
