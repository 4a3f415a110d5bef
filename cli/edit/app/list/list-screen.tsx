/** All entries by collection, with their state; search and filters. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { isRecent, UndoList } from '../../actions/undo-list.tsx';
import type { CollectionView, Row, SiteView } from '../../api.ts';
import type { Send } from '../desk/request.ts';
import type { SiteDesk } from '../desk/site.ts';
import { moveFocus } from '../keep-focus.ts';
import { hrefOf } from '../route.ts';
import { sentIn } from '../versions/steps.ts';
import { useVersions, VersionsLink } from '../versions/versions-screen.tsx';
import { capital, useAnnounced, useSpeech } from '../words/speak.tsx';
import { type Filter, indexOf, ORDERS, PORTION, STATES, sift } from './filter.ts';
import { NewDialog } from './new-dialog.tsx';
import { EntryRow, rowId, States } from './row.tsx';

interface ListProps {
  view: SiteView;
  site: SiteDesk;
  send: Send;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** The entry that was open before: its row gets the focus. */
  cameFrom: string | null;
}

/** The first screen. */
export function ListScreen({ view, site, send, filter, onFilter, cameFrom }: ListProps) {
  const { words, say } = useSpeech();
  const [isNew, setNew] = useState(false);
  const versions = useVersions(site, null);
  const sent = useMemo(() => sentIn(versions), [versions]);
  const title = useRef<HTMLHeadingElement>(null);
  const settings = view.entries.find(({ collection }) => collection === '');
  const entries = useMemo(() => view.entries.filter((one) => one.collection !== ''), [view.entries]);
  const index = useMemo(() => indexOf(entries), [entries]);
  const found = useMemo(() => sift(entries, index, filter), [entries, index, filter]);
  const total = [...found.values()].reduce((sum, rows) => sum + rows.length, 0);
  useEffect(() => {
    document.title = `${words('all')} · ${view.title}`;
  }, [words, view.title]);
  useEffect(() => {
    if (cameFrom !== null) moveFocus(document.getElementById(rowId(cameFrom)) ?? title.current);
  }, [cameFrom]);
  const isEmpty = entries.length === 0 && !view.checking;
  const isWhole = total === entries.length;
  const several = isWhole
    ? words('foundAll', { total })
    : words('found', { shown: total, total: entries.length });
  const count = total === 0 ? words('matches', { count: 0 }) : several;
  const result = isEmpty ? words('noneYet') : count;
  useAnnounced(result);
  return (
    <div className="list-screen">
      <div className="list-head">
        <h1 ref={title} tabIndex={-1}>
          {words('all')}
        </h1>
        <div className="buttons">
          <button type="button" className="primary" onClick={() => setNew(true)}>
            {words('write')}
          </button>
          {settings && (
            <a className="button" id={rowId(settings.file)} href={hrefOf(settings.file)}>
              {words('settings')}
              <States row={settings} />
            </a>
          )}
          <VersionsLink found={versions.view} />
        </div>
      </div>
      {view.done.length > 0 && (
        <details className="faults done-list" open={view.done.some(isRecent)}>
          <summary>{words('doneActions', { count: view.done.length })}</summary>
          <UndoList done={view.done} site={site} />
        </details>
      )}
      <Filters view={view} filter={filter} onFilter={onFilter} />
      <p className="found">
        {result}
        {view.checking && ` · ${words('checking')}`}
      </p>
      {total === 0 && entries.length > 0 && (
        <button type="button" onClick={() => onFilter({ ...filter, search: '', collection: '', state: '' })}>
          {words('showAll')}
        </button>
      )}
      {view.collections.map((collection) => (
        <Section
          key={collection.folder}
          collection={collection}
          rows={found.get(collection.folder) ?? []}
          sent={sent}
          filter={filter}
          onFilter={onFilter}
        />
      ))}
      {view.collections.map(
        ({ folder, noun, rows }) =>
          rows !== undefined &&
          filter.search === '' &&
          ['', folder].includes(filter.collection) && (
            <p key={folder} className="found">
              {words('rowsOf', { noun: say(noun), file: rows })}
            </p>
          ),
      )}
      {isNew && (
        <NewDialog view={view} send={send} preferred={filter.collection} onClose={() => setNew(false)} />
      )}
    </div>
  );
}

function Filters({ view, filter, onFilter }: Pick<ListProps, 'view' | 'filter' | 'onFilter'>) {
  const { words, say } = useSpeech();
  return (
    <section className="filters" aria-label={words('search')}>
      <label className="field filter-search">
        <span className="label">{words('search')}</span>
        <input
          type="search"
          value={filter.search}
          placeholder={words('searchHint')}
          onChange={({ target }) => onFilter({ ...filter, search: target.value })}
        />
      </label>
      {view.collections.length > 1 && (
        <label className="field">
          <span className="label">{words('kind')}</span>
          <select
            value={filter.collection}
            onChange={({ target }) => onFilter({ ...filter, collection: target.value })}
          >
            <option value="">{words('every')}</option>
            {view.collections.map(({ folder, noun }) => (
              <option key={folder} value={folder}>
                {capital(say(noun))}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="field">
        <span className="label">{words('state')}</span>
        <select
          value={filter.state}
          onChange={({ target }) => onFilter({ ...filter, state: target.value as Filter['state'] })}
        >
          <option value="">{words('every')}</option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {words(`states.${state}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">{words('order')}</span>
        <select
          value={filter.order}
          onChange={({ target }) => onFilter({ ...filter, order: target.value as Filter['order'] })}
        >
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {words(`orders.${order}`)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

interface SectionProps extends Pick<ListProps, 'filter' | 'onFilter'> {
  collection: CollectionView;
  rows: readonly Row[];
  sent: ReturnType<typeof sentIn>;
}

function Section({ collection, rows, sent, filter, onFilter }: SectionProps) {
  const { words, say } = useSpeech();
  const count = filter.shown[collection.folder] ?? PORTION;
  const list = useRef<HTMLUListElement>(null);
  const [next, setNext] = useState<number | null>(null);
  useEffect(() => {
    if (next !== null) list.current?.children[next]?.querySelector('a')?.focus();
  }, [next]);
  if (rows.length === 0) return null;
  const more = () => {
    onFilter({ ...filter, shown: { ...filter.shown, [collection.folder]: count + PORTION } });
    setNext(count);
  };
  return (
    <section className="collection" aria-label={capital(say(collection.noun))}>
      <h2>
        {capital(say(collection.noun))} <span className="count">{rows.length}</span>
      </h2>
      <ul ref={list} className="rows">
        {rows.slice(0, count).map((row) => (
          <EntryRow key={row.file} row={row} isSent={sent(row.file).isSent} />
        ))}
      </ul>
      {rows.length > count && (
        <button type="button" onClick={more}>
          {words('more', { count: Math.min(PORTION, rows.length - count) })}
        </button>
      )}
    </section>
  );
}
