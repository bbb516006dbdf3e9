/** @type {import('stylelint').Config} */
export default {
  rules: {
    // An animation without its keyframes stands still in silence, in CSS Modules as in plain sheets.
    'no-unknown-animations': true,
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    'function-calc-no-unspaced-operator': true,
    'keyframe-block-no-duplicate-selectors': true,
    'keyframe-declaration-no-important': true,
    'media-feature-name-no-unknown': true,
    'named-grid-areas-no-invalid': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,
    // Its width is that of the fallback font until ours has come: lines would break elsewhere then. An em is the same in both.
    'unit-disallowed-list': ['ch'],
  },
};
