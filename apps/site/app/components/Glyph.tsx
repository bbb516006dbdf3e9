import { Icon } from '@liget/ui';

/** A decorative line drawing: the text beside it, or the name of the control, says the same. */
export function Glyph({ name }: { name: string }) {
  return <Icon of={[['path', { d: name }]]} className="glyph" />;
}
