import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, RequestContext } from 'payload';

/** A picture's size that needs no cutting any more. */
export interface PreparedSize {
  fileName: string;
  width: number;
  height: number;
  mimeType: 'image/webp' | 'image/jpeg';
  data: Buffer;
}

/** Handed as the context of a new picture whose sizes the seed has already cut; editors' uploads never carry it. */
export function withPreparedSizes(sizes: Record<string, PreparedSize>): RequestContext {
  return { preparedSizes: sizes };
}

function preparedSizes(context: RequestContext): Record<string, PreparedSize> | undefined {
  return context['preparedSizes'] as Record<string, PreparedSize> | undefined;
}

/** Lets this one creation go without Payload's own resizing. */
export const skipResizing: CollectionBeforeOperationHook = ({ args, operation, context }) => {
  if (operation !== 'create' || !preparedSizes(context)) return args;
  const { config } = args.collection;
  const upload: typeof config.upload = Object.assign({}, config.upload, { imageSizes: [], focalPoint: false });
  args.collection = { ...args.collection, config: Object.assign({}, config, { upload }) };
  return args;
};

/** Records the prepared sizes and stores their files the way Payload does: on the local disk, or through the storage plugin's hook. */
export const storePreparedSizes: CollectionBeforeChangeHook = async ({ collection, context, data, req }) => {
  const sizes = preparedSizes(context);
  if (!sizes) return data;
  req.payloadUploadSizes = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, size.data]));
  if (!collection.upload.disableLocalStorage) {
    const files = new Map(Object.values(sizes).map((size) => [size.fileName, size.data]));
    await Promise.all([...files].map(([name, content]) => writeFile(path.join(collection.upload.staticDir ?? '', name), content)));
  }
  const record = Object.entries(sizes).map(([name, { fileName, width, height, mimeType, data: content }]) => [
    name,
    { filename: fileName, width, height, mimeType, filesize: content.length },
  ]);
  return { ...data, sizes: Object.fromEntries(record), focalX: 50, focalY: 50 };
};
