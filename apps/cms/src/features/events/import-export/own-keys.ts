// The identifiers by which the import recognises the park's own events: keys of the exported table and UIDs of its calendars.

const OWN_KEY = /^program-(\d{1,9})$/;
/** `program-7-a1@liget` in the export, `7-a1@liget.example` in the public calendars (apps/site/server/feeds/calendars). */
const EXPORTED_UID = /^program-(\d{1,9})-[\w-]+@liget$/;
const PUBLISHED_UID = /^(\d{1,9})-[\w-]+@(.+)$/;

/** The key of an event in an export. */
export const getOwnKey = (id: number) => `program-${id}`;

/** The id of the event that a key of an export names; `undefined` for a foreign key. */
export function findOwnId(key: string): number | undefined {
  const id = OWN_KEY.exec(key)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The key of the event whose date has this UID in an own calendar; `undefined` for a foreign UID. */
export function findOwnKeyOfUid(uid: string): string | undefined {
  const [, published, host] = PUBLISHED_UID.exec(uid) ?? [];
  const isOwnHost = host === new URL(process.env['PUBLIC_ORIGIN'] || 'http://localhost:3000').hostname;
  const id = EXPORTED_UID.exec(uid)?.[1] ?? (isOwnHost ? published : undefined);
  return id === undefined ? undefined : getOwnKey(Number(id));
}
