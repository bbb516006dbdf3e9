import type { articles as hungarian } from '../../hu/articles/articles.ts';

export const articles: typeof hungarian = {
  by: 'By <name>{author}</name>',
  readingTime: '{minutes}-minute read',
  pictures: 'Pictures',
  share: 'Share',
  shareByEmail: 'Send by e-mail',
  shareElsewhere: 'Share it',
  copyLink: 'Copy the link',
  copied: 'The link is on your clipboard.',
  notCopied: 'The browser does not allow copying. The link is in the address bar.',
};
