'use client';

import { RelationshipField, SelectField, TextField } from '@payloadcms/ui';
import type { RelationshipFieldClientProps, SelectFieldClientProps, TextFieldClientProps } from 'payload';
import { getPageFieldName, getScreenFieldName } from '../../fields/links/link-kind.ts';
import { useLinkKind } from './use-link-kind.ts';

/** The path of a link's typed URL, of the path of another field of the link. */
const getLinkPath = (path: string, getName: (name: string) => string) => path.slice(0, path.length - getName('').length);

// Each box of a link is shown for its kind alone. They are components without a condition: the service would answer late, and an empty box has no kind.
export function LinkItem(props: RelationshipFieldClientProps) {
  return useLinkKind(getLinkPath(props.path, getPageFieldName)) === 'item' ? <RelationshipField {...props} /> : null;
}

export function LinkScreen(props: SelectFieldClientProps) {
  return useLinkKind(getLinkPath(props.path, getScreenFieldName)) === 'screen' ? <SelectField {...props} /> : null;
}

export function LinkUrl(props: TextFieldClientProps) {
  return useLinkKind(props.path) === 'url' ? <TextField {...props} /> : null;
}
