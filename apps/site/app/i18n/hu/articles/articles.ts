export const articles = {
  by: 'Írta: <name>{author}</name>',
  readingTime: '{minutes} perc olvasás',
  pictures: 'Képek',
  share: 'Megosztás',
  shareByEmail: 'Elküldöm e-mailben',
  shareElsewhere: 'Megosztom',
  copyLink: 'Hivatkozás másolása',
  copied: 'A hivatkozás a vágólapon van.',
  notCopied: 'A böngésző nem engedi a másolást. A hivatkozás a címsorban van.',
};
