import { Icon } from '@liget/ui';

/** One of the drawings, as decoration: a text beside it or the control’s name says the same. */
export function Glyph({ of }: { of: string }) {
  return <Icon of={[['path', { d: of }]]} className="glyph" />;
}
