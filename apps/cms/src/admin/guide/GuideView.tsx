import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AdminViewServerProps } from 'payload';
import { ADMIN_PATHS } from '../../platform/admin-ui/admin-paths.ts';
import { OwnView, requireSession } from '../../platform/admin-ui/OwnView.tsx';
import { getEditorLanguage } from '../../platform/editor-language.ts';
import { DASHBOARD_TEXTS } from '../dashboard/dashboard-texts.ts';
import { getPictureSize } from './guide-pictures.ts';
import { type Block, type GuideWords, parseBlocks, toAnchor } from './guide-text.ts';

/** Relative to the working directory of the service. */
const FILE = '../../docs/editors-guide.md';

function Line({ words }: { words: GuideWords[] }) {
  return words.map(({ kind, text, href = '' }, index) => {
    const key = `${index} ${text}`;
    if (kind === 'strong') return <strong key={key}>{text}</strong>;
    if (kind === 'em') return <em key={key}>{text}</em>;
    if (kind === 'code') return <code key={key}>{text}</code>;
    if (kind !== 'link') return text;
    return (
      <a key={key} href={href.startsWith('#') ? `#${toAnchor(decodeURIComponent(href.slice(1)))}` : href}>
        {text}
      </a>
    );
  });
}

const getTitle = (words: GuideWords[]) => words.map(({ text }) => text).join('');

function Table({ rows: all }: { rows: GuideWords[][][] }) {
  const [head, ...rows] = all;
  if (!head) return null;
  return (
    // Focusable, because it scrolls on narrow screens.
    <div className="liget-guide__table" role="group" aria-label={head.map(getTitle).join(' ')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => {
              const Cell = getTitle(cell) === '' ? 'td' : 'th';
              return (
                <Cell key={JSON.stringify(cell)} {...(Cell === 'th' ? { scope: 'col' } : {})}>
                  <Line words={cell} />
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={JSON.stringify(row)}>
              {row.map((cell, index) => (
                <td key={getTitle(head[index] ?? [])}>
                  <Line words={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

async function Picture({ name, alt, api }: { name: string; alt: string; api: string }) {
  const size = await getPictureSize(name);
  return size ? <img src={`${api}/guide/${name}.webp`} alt={alt} {...size} loading="lazy" decoding="async" /> : null;
}

function Piece({ block, api }: { block: Block; api: string }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <Line words={block.words} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Line words={block.words} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={JSON.stringify(item)}>
              <Line words={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table rows={block.rows} />;
    case 'picture':
      return <Picture name={block.name} alt={block.alt} api={api} />;
    case 'code':
      return <pre>{block.text}</pre>;
  }
}

/** `/admin/guide`, for all signed-in users: the editors' guide with a table of contents. */
export async function GuideView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  requireSession(ADMIN_PATHS.guide, view);
  const { i18n, payload } = req;
  const { api } = payload.config.routes;
  const blocks = parseBlocks(await readFile(path.resolve(FILE), 'utf8'));
  const chapters = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
  const [title, ...rest] = blocks;
  const name = DASHBOARD_TEXTS.guide[getEditorLanguage({ i18n })];
  return (
    <OwnView view={view} title={name}>
      <article className="liget-guide" lang="hu">
        {title ? <Piece block={title} api={api} /> : null}
        <nav aria-label={name}>
          <ul>
            {chapters.map(({ id, words }) => (
              <li key={id}>
                <a href={`#${id}`}>{getTitle(words)}</a>
              </li>
            ))}
          </ul>
        </nav>
        {rest.map((block) => (
          <Piece key={JSON.stringify(block)} block={block} api={api} />
        ))}
      </article>
    </OwnView>
  );
}
