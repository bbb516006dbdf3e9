import { PALETTE, THEMES } from '@liget/design-tokens';
import type { Block, EmailContent, EmailHeader, EmailLink } from './blocks.ts';
import { Markup, renderMarkup, toSafeUrl, withBreaks } from './markup.ts';

/** As values: mail programs do not support variables. */
const { forest: FOREST, cream: CREAM, sun: SUN, sky: SKY } = PALETTE;
const { ink: INK, 'ink-soft': INK_SOFT, line: LINE, paper: PAPER } = THEMES.light;

const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;";
const WORDS = `${FONT}font-size:16px;line-height:1.55;color:${INK};`;
const SMALL = `${FONT}font-size:13px;line-height:1.5;color:${INK_SOFT};`;

/** Styles for mail programs with a dark mode; the others show the light colours. */
const DARK = `
  @media (prefers-color-scheme: dark) {
    .ground { background: ${INK} !important; }
    .paper { background: ${THEMES.dark.paper} !important; }
    .ink { color: ${CREAM} !important; }
    .soft { color: ${THEMES.dark['ink-soft']} !important; }
    .rule { border-color: ${THEMES.dark.line} !important; }
    .link { color: ${SUN} !important; }
    .button { background: ${CREAM} !important; }
    .button a { color: ${FOREST} !important; }
  }
  @media (max-width: 620px) { .side { padding-left: 20px !important; padding-right: 20px !important; } }`;

const renderRow = (content: Markup, above = 16) =>
  renderMarkup`<tr><td class="side" style="padding:${above}px 32px 0;">${content}</td></tr>\n`;
const link = ({ label, url }: EmailLink, size = 'inherit') =>
  renderMarkup`<a class="link" href="${toSafeUrl(url)}" style="color:${SKY};font-size:${size};">${label}</a>`;
const renderParagraph = (text: string, style: string, kind = 'ink') =>
  renderMarkup`<p class="${kind}" style="margin:0;${style}">${withBreaks(text)}</p>`;

function renderFacts(rows: readonly { label: string; value: string }[]): Markup {
  return renderMarkup`<table role="presentation" cellpadding="0" cellspacing="0" border="0">${rows.map(
    ({ label, value }) =>
      renderMarkup`<tr><td class="soft" valign="top" style="padding:2px 16px 2px 0;${SMALL}font-size:15px;">${label}</td><td class="ink" valign="top" style="padding:2px 0;${WORDS}">${withBreaks(value)}</td></tr>`,
  )}</table>`;
}

function renderButton({ label, url }: EmailLink): Markup {
  return renderMarkup`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" style="background:${FOREST};border-radius:99px;"><a href="${toSafeUrl(url)}" style="display:inline-block;padding:13px 28px;${FONT}font-size:16px;font-weight:600;color:${CREAM};text-decoration:none;">${label}</a></td></tr></table>`;
}

function renderTeaser({ title, url, when, text, picture }: Extract<Block, { kind: 'teaser' }>): Markup {
  return renderMarkup`${picture ? renderMarkup`<a href="${toSafeUrl(url)}"><img src="${toSafeUrl(picture.src)}" alt="${picture.alt}" width="536" style="display:block;width:100%;max-width:536px;height:auto;border:0;border-radius:12px;margin:0 0 10px;"></a>` : ''}<p style="margin:0;${WORDS}font-weight:700;font-size:18px;">${link({ label: title, url }, '18px')}</p>${when ? renderParagraph(when, `${SMALL}font-size:15px;`, 'soft') : ''}${text ? renderParagraph(text, WORDS) : ''}`;
}

function getBlock(block: Block): Markup {
  switch (block.kind) {
    case 'paragraph':
      return renderRow(renderParagraph(block.text, WORDS));
    case 'heading':
      return renderRow(renderMarkup`<h2 class="ink" style="margin:0;${WORDS}font-size:20px;font-weight:700;">${block.text}</h2>`, 28);
    case 'facts':
      return renderRow(renderFacts(block.facts));
    case 'button':
      return renderRow(renderButton(block), 24);
    case 'list':
      return renderRow(
        renderMarkup`<ul style="margin:0;padding:0 0 0 20px;">${block.items.map((item) => renderMarkup`<li class="ink" style="${WORDS}">${item}</li>`)}</ul>`,
      );
    case 'teaser':
      return renderRow(renderTeaser(block), 24);
    case 'note':
      return renderRow(renderParagraph(block.text, `${SMALL}font-size:14px;`, 'soft'), 24);
  }
}

function renderFooter({ reason, links = [] }: EmailContent, { company, address, phone, email }: EmailHeader): Markup {
  const contact = [company, address, phone, email].filter(Boolean).join(' · ');
  return renderMarkup`${renderParagraph(reason, SMALL, 'soft')}${links.map(
    (each) => renderMarkup`<p style="margin:6px 0 0;${SMALL}">${link(each)}</p>`,
  )}${contact ? renderMarkup`<p class="soft" style="margin:12px 0 0;${SMALL}">${contact}</p>` : ''}`;
}

/** The HTML body: tables and inline styles, 600 pixels wide, nothing is loaded except pictures of teasers. */
export function renderEmailHtml(content: EmailContent, head: EmailHeader): string {
  const { preheader, heading, blocks, farewell } = content;
  return renderMarkup`<!DOCTYPE html>
<html lang="${head.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
<style>${new Markup(DARK)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${CREAM};">
<div style="display:none;max-height:0;overflow:hidden;">${preheader}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${CREAM};"><tr><td align="center" style="padding:24px 8px;">
<table role="presentation" class="paper" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:${PAPER};border-radius:20px;">
<tr><td class="side" style="padding:22px 32px;background:${FOREST};border-radius:20px 20px 0 0;"><a href="${toSafeUrl(head.home)}" style="${FONT}font-size:26px;font-weight:800;color:${CREAM};text-decoration:none;">Liget<span style="color:${SUN};">.</span></a></td></tr>
${renderRow(renderMarkup`<h1 class="ink" style="margin:0;${WORDS}font-size:26px;line-height:1.25;font-weight:800;">${heading}</h1>`, 28)}${blocks.map(getBlock)}${farewell === null ? '' : renderRow(renderParagraph(farewell, WORDS), 24)}<tr><td class="side" style="padding:32px;"><div class="rule" style="border-top:1px solid ${LINE};padding-top:16px;">${renderFooter(content, head)}</div></td></tr>
</table>
</td></tr></table>
</body>
</html>
`.text;
}
