import { notFound } from '../content/screen-content.server.ts';

export function loader(): never {
  throw notFound();
}

export default function UnknownScreen() {
  return null;
}
