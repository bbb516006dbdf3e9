import { useFormFields } from '@payloadcms/ui';
import { getKindFieldName, getLinkFieldNames, getLinkKind, type LinkKind, type LinkValues } from '../../fields/links/link-kind.ts';

/** The kind of the link whose typed URL has this path in the form. */
export const useLinkKind = (path: string): LinkKind =>
  useFormFields(([fields]) => {
    const names = getLinkFieldNames(path);
    const values: LinkValues = { item: fields[names.item]?.value, screen: fields[names.screen]?.value, url: fields[names.url]?.value };
    return getLinkKind(values, fields[getKindFieldName(path)]?.value);
  });
