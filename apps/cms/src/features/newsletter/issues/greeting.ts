import type { Block } from '../../../platform/email/templates/blocks.ts';
import { newsletterTexts } from '../email-texts.ts';

/** A greeting that an editor wrote as the first paragraph. */
const WRITTEN_GREETING = /^(?:Kedves|Tisztelt)\s[^\n.!?]{1,60}!$/u;
/** A plain name of at most six words. The sender of the form may have typed anything: no links, numbers or sentences. */
const NAME = /^\p{L}[\p{L}\p{M}'’-]*\.?(?: \p{L}[\p{L}\p{M}'’-]*\.?){0,5}$/u;
const MAX_NAME_LENGTH = 60;

/** The contents with a greeting by the subscriber's name in place of the editor's; unchanged without a plain name. */
export function greetByName(blocks: readonly Block[], name: string): readonly Block[] {
  const plainName = name.trim().replaceAll(/\s+/g, ' ');
  if (plainName.length > MAX_NAME_LENGTH || !NAME.test(plainName)) return blocks;
  const [first, ...others] = blocks;
  const isGreeted = first?.kind === 'paragraph' && WRITTEN_GREETING.test(first.text);
  return [{ kind: 'paragraph', text: newsletterTexts.greetByName(plainName) }, ...(isGreeted ? others : blocks)];
}
