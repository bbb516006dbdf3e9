/** A text of the admin in both of its languages. A type, not an interface: Payload's type requires an index signature. */
export type Label = {
  hu: string;
  en: string;
};

export function label(hu: string, en: string): Label {
  return { hu, en };
}
