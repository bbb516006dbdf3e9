/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // An animation without its keyframes stands still in silence, in CSS Modules as in plain sheets.
    'no-unknown-animations': true,
    // Its width is that of the fallback font until ours has come: lines would break elsewhere then. An em is the same in both.
    'unit-disallowed-list': ['ch'],

    // Where the standard is left, and why.
    // Empty lines are the formatter's business and the author's: they part what belongs together.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    // The scale of type has steps below zero (--step--1), and the lightbox's library names of its own.
    'custom-property-pattern': '^[a-z][a-z0-9]*([-_]{1,2}[a-z0-9]+)*$',
    // Kebab-case in plain sheets, as HTML does; camelCase in modules, whose classes are names in TypeScript; libraries and the admin
    // add their parts behind two lines.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*(__[a-z_-]+)?(--[a-z]+)?$',
    // States of one part stand together, with their own specificity; between parts the layers decide, not the order.
    'no-descending-specificity': null,
    // The contrast of every pair of colours is tested from six digits.
    'color-hex-length': 'long',
    'alpha-value-notation': 'number',
    // A colour has a name: a token, or a custom property of its part.
    'declaration-property-value-disallowed-list': { '/^(?!--)/': ['/#[0-9a-f]{3,8}\\b/'] },
    // As CSS itself and its documentation spell it.
    'value-keyword-case': [
      'lower',
      { ignoreKeywords: ['currentColor', 'CanvasText', 'Highlight', 'HighlightText', 'LinkText', 'GrayText', 'ButtonText'] },
    ],
    // A range with two ends needs the new notation; one end reads well in both.
    'media-feature-range-notation': null,
    'import-notation': 'string',
    // Phones with Safari know no other.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-text-size-adjust'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
};
