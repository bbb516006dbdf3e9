import { Icon } from '@liget/ui';

/** A decorative line drawing: the text beside it, or the name of the control, says the same. */
export function Glyph({ of }: { of: string }) {
  return <Icon of={[['path', { d: of }]]} className="glyph" />;
}
