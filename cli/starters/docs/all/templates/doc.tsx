import { slugify } from 'senja';
import { Body } from 'senja/react';
import { say } from 'senja/words';
import type { PageOf } from '../.senja/content';
import { Icon } from './icons.tsx';
import { pagesIn, sameIn, versionOf } from './menu.ts';

type Page = PageOf<'doc'>;

/** Headings of two levels, below the title. */
const Contents = ({ body: { headings } }: Pick<Page, 'body'>) => (
  <ul>
    {headings.map(({ id, text, level }) => (
      <li key={id} className={level > 2 ? 'deeper' : undefined}>
        <a href={`#${id}`}>{text}</a>
      </li>
    ))}
  </ul>
);

/** Where the host of the repository lets somebody change a file. */
function editAddress({ repository, branch }: Page['site'], file: string): string | undefined {
  if (repository === undefined) return undefined;
  const { hostname } = new URL(repository);
  const action = /gitlab/.test(hostname)
    ? '-/edit'
    : /codeberg|gitea|forgejo/.test(hostname)
      ? '_edit'
      : 'edit';
  return `${repository.replace(/\/$/, '')}/${action}/${branch}/content/${file}`;
}

export default ({ site, meta, entry, body, file }: Page) => {
  const [current] = site.menus;
  const version = versionOf(site.menus, meta.href);
  const pages = pagesIn(version.items);
  const at = pages.findIndex(({ href }) => href === meta.href);
  const [previous, next] = [pages[at - 1], pages[at + 1]];
  const edit = editAddress(site, file);
  const headings = body.headings.filter(({ level }) => level > 1 && level < 4);
  const shown = { body: { ...body, headings } };
  const newest = current && current !== version ? sameIn(current, meta.href, version) : undefined;
  return (
    <>
      <article>
        {newest !== undefined && (
          <p role="note" className="old">
            {say('old', { version: version.name })} <a href={newest}>{say('newest')}</a>
          </p>
        )}
        {(pages[at]?.above.length ?? 0) > 0 && <p className="eyebrow">{pages[at]?.above.join(' › ')}</p>}
        <h1>{entry.title}</h1>
        {entry.summary && <p className="lead">{entry.summary}</p>}
        {headings.length > 1 && (
          <details className="contents-here">
            <summary>{say('onThisPage')}</summary>
            <Contents {...shown} />
          </details>
        )}
        <Body of={body} className="body" />
        <footer>
          {entry.tags && (
            <ul className="tags" aria-label={say('tags')}>
              {entry.tags.map((tag) => (
                <li key={tag}>
                  <a href={`${site.base}tags/${slugify(tag)}/`}>{tag}</a>
                </li>
              ))}
            </ul>
          )}
          {edit !== undefined && (
            <p className="edit">
              <a href={edit}>
                <Icon name="pencil" />
                {say('edit')}
              </a>
            </p>
          )}
          {(previous || next) && (
            <nav aria-label={`${say('previous')}, ${say('next')}`} className="beside">
              {previous && (
                <a href={previous.href} rel="prev">
                  <span>{say('previous')}</span>
                  {previous.name}
                </a>
              )}
              {next && (
                <a href={next.href} rel="next">
                  <span>{say('next')}</span>
                  {next.name}
                </a>
              )}
            </nav>
          )}
        </footer>
      </article>
      {headings.length > 1 && (
        <aside className="contents">
          <nav aria-label={say('onThisPage')}>
            <p>{say('onThisPage')}</p>
            <Contents {...shown} />
          </nav>
        </aside>
      )}
    </>
  );
};
