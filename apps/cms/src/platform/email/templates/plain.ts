import type { Block, EmailContent, EmailHeader } from './blocks.ts';

function getBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(60, [...block.text].length))}`;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'list':
      return block.items.map((item) => `– ${item}`).join('\n');
    case 'teaser':
      return [block.title, block.when, block.text, block.url].filter(Boolean).join('\n');
  }
}

/** The plain text body, made of the same blocks as the HTML body. */
export function renderEmailText({ heading, blocks, farewell, reason, links = [] }: EmailContent, head: EmailHeader): string {
  const { company, address, phone, email, home } = head;
  const footer = [
    reason,
    ...links.map(({ label, url }) => `${label}: ${url}`),
    [company, address, phone, email].filter(Boolean).join(' · '),
    home,
  ];
  return `${[heading, ...blocks.map(getBlock), ...(farewell === null ? [] : [farewell]), `-- \n${footer.filter(Boolean).join('\n')}`].join('\n\n')}\n`;
}
