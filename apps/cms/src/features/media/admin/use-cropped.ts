'use client';

import { useConfig, useDocumentInfo, useForm, useFormFields, useUploadEdits } from '@payloadcms/ui';
import { useEffect, useMemo } from 'react';
import { isRecord } from '../../../platform/is-record.ts';
import { CENTRE, type CropWindow, type FocalPoint } from '../image-sizes/crop-window.ts';
import { readCrop, readFocalPoint } from '../image-sizes/focal-point.ts';

interface CropState {
  /** The URL of the picture in the browser; `null` while there is none. */
  source: string | null;
  crop: CropWindow | undefined;
  focal: FocalPoint;
  /** Whether the previews differ from the stored crops. */
  isChanged: boolean;
  /** Whether another file is chosen for a stored picture. */
  isReplaced: boolean;
  setFocal: (point: FocalPoint) => void;
  /** The stored document. */
  stored: Record<string, unknown>;
  /** The error of a refused file. */
  refusal: string;
}

/** The form's picture: the chosen file or the stored one, with the editor's unsaved changes. */
export function useCropped(): CropState {
  const { savedDocumentData } = useDocumentInfo();
  const { config } = useConfig();
  const { setModified } = useForm();
  const { uploadEdits, updateUploadEdits } = useUploadEdits();
  const file = useFormFields(([fields]) => fields['file']?.value);
  const refusal = useFormFields(([fields]) => (fields['file']?.valid === false ? fields['file'].errorMessage : undefined)) ?? '';
  const chosen = useMemo(() => (file instanceof File ? URL.createObjectURL(file) : null), [file]);
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen);
    },
    [chosen],
  );
  const stored = isRecord(savedDocumentData) ? savedDocumentData : {};
  const { filename, focalX, focalY } = stored;
  const before = readFocalPoint(focalX, focalY) ?? CENTRE;
  const edited = uploadEdits?.focalPoint ? readFocalPoint(uploadEdits.focalPoint.x, uploadEdits.focalPoint.y) : null;
  const focal = edited ?? (chosen ? CENTRE : before);
  const crop = readCrop(uploadEdits?.crop) ?? undefined;
  const isStored = typeof filename === 'string';
  return {
    source: chosen ?? (isStored ? `${config.routes.api}/media/file/${encodeURIComponent(filename)}` : null),
    crop,
    focal,
    isChanged: isStored && (chosen !== null || crop !== undefined || focal.x !== before.x || focal.y !== before.y),
    isReplaced: isStored && chosen !== null,
    setFocal: (point) => {
      updateUploadEdits({ ...uploadEdits, focalPoint: point });
      setModified(true);
    },
    stored,
    refusal,
  };
}
