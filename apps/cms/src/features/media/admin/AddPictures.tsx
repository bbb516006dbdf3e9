'use client';

import { BulkUploadProvider, UploadInput, useConfig, useForm, useFormFields } from '@payloadcms/ui';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { toPictureRows } from './add-pictures.ts';
import { PICTURE_TEXTS } from './picture-texts.ts';

interface AddPicturesProps {
  /** The path of the rows, each with one picture. */
  path: string;
  /** The field of a row that holds its picture. */
  field: string;
  readOnly?: boolean;
}

/** Below rows with one picture each: adds several chosen or uploaded pictures at once, in their order. */
export function AddPictures({ path, field, readOnly = false }: AddPicturesProps) {
  const { addFieldRow } = useForm();
  const { config } = useConfig();
  const count = useFormFields(([fields]) => fields[path]?.rows?.length ?? 0);
  const translate = useTranslate();
  const add = (chosen: unknown) => {
    for (const row of toPictureRows(Array.isArray(chosen) ? chosen : [chosen], field, count))
      addFieldRow({ path, schemaPath: path, ...row });
  };
  if (readOnly) return null;
  return (
    <BulkUploadProvider drawerSlugPrefix={path}>
      <UploadInput
        // The chosen pictures are in the rows; this empties the input.
        key={count}
        allowCreate
        api={config.routes.api}
        hasMany
        label={translate(PICTURE_TEXTS.addMany)}
        onChange={add}
        path={`${path}-many`}
        relationTo="media"
        serverURL={config.serverURL}
        value={[]}
      />
    </BulkUploadProvider>
  );
}
