interface SaveOptions {
  /** The name of the saved file. */
  name: string;
  /** Called with the loaded bytes and the total, which is `undefined` while unknown. */
  onProgress: (loaded: number, total: number | undefined) => void;
  signal: AbortSignal;
  fetch?: typeof globalThis.fetch;
  /** Saves the complete file; by default like the browser's own download of a link. */
  save?: (file: Blob, name: string) => void;
}

function saveByLink(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By the next turn the browser has its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(url));
}

/**
 * Downloads a file by a GET without a referrer, and saves it under a given name (specification, section 7). Throws when it is refused,
 * interrupted or stopped; then nothing is saved.
 */
export async function saveFile(
  url: string,
  { name, onProgress, signal, fetch = globalThis.fetch, save = saveByLink }: SaveOptions,
): Promise<void> {
  const response = await fetch(url, { referrerPolicy: 'no-referrer', signal });
  if (!response.ok || !response.body) throw new Error(`The file was refused with status ${response.status}`);
  const length = Number(response.headers.get('content-length'));
  const total = length > 0 && !response.headers.get('content-encoding') ? length : undefined;
  const parts: BlobPart[] = [];
  let loaded = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    loaded += part.value.byteLength;
    onProgress(loaded, total);
  }
  if (total !== undefined && loaded < total) throw new Error(`The file broke off after ${loaded} of ${total} bytes`);
  save(new Blob(parts, { type: response.headers.get('content-type') ?? 'application/octet-stream' }), name);
}
