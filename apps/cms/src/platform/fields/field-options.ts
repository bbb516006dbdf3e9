import type { Label } from './labels.ts';

/** Options that fields of every type take. */
export interface FieldOptions {
  required?: boolean;
  localized?: boolean;
  /** Shown under the field. */
  hint?: Label;
  sidebar?: boolean;
  hidden?: boolean;
  readOnly?: boolean;
  condition?: (data: Record<string, unknown>, sibling: Record<string, unknown>) => boolean;
}

export function toAdmin({ hint, sidebar, hidden, readOnly, condition }: FieldOptions) {
  return {
    ...(hint ? { description: { hu: hint.hu, en: hint.en } } : {}),
    ...(sidebar ? { position: 'sidebar' as const } : {}),
    ...(hidden ? { hidden: true } : {}),
    ...(readOnly ? { readOnly: true } : {}),
    ...(condition ? { condition: (data: Record<string, unknown>, sibling: Record<string, unknown>) => condition(data, sibling) } : {}),
  };
}

export const toFlags = ({ required, localized }: FieldOptions) => ({
  ...(required ? { required } : {}),
  ...(localized ? { localized } : {}),
});
