/** The networks that have an icon (specification, section 5), with their names. */
const SOCIAL_NAMES = { instagram: 'Instagram', facebook: 'Facebook', linkedin: 'LinkedIn', youtube: 'YouTube' } as const;
export type SocialIconType = keyof typeof SOCIAL_NAMES;

/** A network's name. Throws on any other type. */
export function getSocialIcon(type: string): { type: SocialIconType; name: string } {
  const known = Object.entries(SOCIAL_NAMES).find(
    (entry): entry is [SocialIconType, (typeof SOCIAL_NAMES)[SocialIconType]] => entry[0] === type,
  );
  if (!known)
    throw new Error(
      `Invalid social icon type. Valid values are ${Object.keys(SOCIAL_NAMES)
        .map((name) => `'${name}'`)
        .join(', ')}`,
    );
  return { type: known[0], name: known[1] };
}
