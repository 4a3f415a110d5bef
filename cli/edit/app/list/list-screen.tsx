/** All entries by collection, with their state; search and filters. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { isRecent, UndoList } from '../../actions/undo-list.tsx';
import type { Row, SiteView } from '../../api.ts';
import type { Send } from '../desk/request.ts';
import type { SiteDesk } from '../desk/site.ts';
import { moveFocus } from '../keep-focus.ts';
import { hrefOf } from '../route.ts';
import { sentIn } from '../versions/steps.ts';
import { useVersions, VersionsLink } from '../versions/versions-screen.tsx';
import { capital, useAnnounced, useSpeech } from '../words/speak.tsx';
import { ChooseBar, ChooseButtons, useChoosing } from './choosing.tsx';
import { type Filter, indexOf, sift, TEXTS } from './filter.ts';
import { Filters } from './filters.tsx';
import { NewDialog } from './new-dialog.tsx';
import { languageIn, rowId, States } from './row.tsx';
import { Section } from './section.tsx';
import { useTexts } from './texts.ts';

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
  const isSent = useMemo(() => {
    const of = sentIn(versions);
    return (file: string): boolean => of(file).isSent;
  }, [versions]);
  const title = useRef<HTMLHeadingElement>(null);
  const settings = view.entries.find(({ collection }) => collection === '');
  const entries = useMemo(() => view.entries.filter((one) => one.collection !== ''), [view.entries]);
  const index = useMemo(() => indexOf(entries), [entries]);
  const texts = useTexts(site, filter.search);
  const { found, inTexts } = useMemo(
    () => sift(entries, index, filter, texts.files, isSent),
    [entries, index, filter, texts.files, isSent],
  );
  const pictured = useMemo(
    () => new Set(view.collections.flatMap(({ folder, pictures }) => (pictures ? folder : []))),
    [view.collections],
  );
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
  const named = total === 0 ? words('matches', { count: 0 }) : several;
  const within = inTexts.length > 0 && words('foundInTexts', { count: inTexts.length });
  const counts = total === 0 && within ? within : [named, within].filter(Boolean).join(' · ');
  const result = isEmpty ? words('noneYet') : counts;
  useAnnounced(result);
  const choosing = useChoosing(entries);
  const listed = useMemo(
    () => [...view.collections.flatMap(({ folder }) => found.get(folder) ?? []), ...inTexts],
    [view.collections, found, inTexts],
  );
  const languageOf = (row: Row) => languageIn(row, view);
  const shared = { choosing, site, languageOf, isSent, pictured, filter, onFilter };
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
      <Filters view={view} canSend={versions.view?.unsent != null} filter={filter} onFilter={onFilter} />
      <div className="found-line">
        <p className="found">
          {result}
          {(view.checking || texts.reading) && ` · ${words('checking')}`}
        </p>
        {(listed.length > 0 || choosing.files) && <ChooseButtons choosing={choosing} listed={listed} />}
      </div>
      {total + inTexts.length === 0 && entries.length > 0 && (
        <button type="button" onClick={() => onFilter({ ...filter, search: '', collection: '', state: '' })}>
          {words('showAll')}
        </button>
      )}
      {view.collections.map(({ folder, nouns }) => (
        <Section
          key={folder}
          {...shared}
          name={folder}
          label={capital(say(nouns))}
          rows={found.get(folder) ?? []}
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
      <Section {...shared} name={TEXTS} label={words('inTexts')} rows={inTexts} search={filter.search} />
      <ChooseBar choosing={choosing} listed={listed} view={view} site={site} />
      {isNew && (
        <NewDialog view={view} send={send} preferred={filter.collection} onClose={() => setNew(false)} />
      )}
    </div>
  );
}
