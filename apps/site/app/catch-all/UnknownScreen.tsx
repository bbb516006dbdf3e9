import { notFound } from '../shell/screen-loader.server.ts';

export function loader(): never {
  throw notFound();
}

export default function UnknownScreen() {
  return null;
}
