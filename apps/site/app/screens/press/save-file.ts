interface SaveOptions {
  /** What it is saved as. */
  name: string;
  /** How much has come, in bytes, and of how much; `total` is unset while the server does not say. */
  onProgress: (loaded: number, total: number | undefined) => void;
  signal: AbortSignal;
  fetch?: typeof globalThis.fetch;
  /** Hands the whole file to the visitor; by default as the browser saves a link's. */
  save?: (file: Blob, name: string) => void;
}

function saveByLink(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has its own hold on the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}

/**
 * A plain GET downloads a file, sent without a referrer, and saves it under a given name (specification, section 7). Throws when it is
 * refused, breaks off or is stopped; then nothing is saved.
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
