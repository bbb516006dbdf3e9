export { embedFonts, type Fonts } from './fonts.ts';
export { setMetadata } from './metadata.ts';
export { markArtifact, type Tag, TagTree } from './tag-tree.ts';
export { wrapText } from './wrap-text.ts';
