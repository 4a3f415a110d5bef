/** The search box, and what narrows and orders the list. */
import type { SiteView } from '../../api.ts';
import { capital, useSpeech } from '../words/speak.tsx';
import { type Filter, ORDERS, STATES } from './filter.ts';

interface FiltersProps {
  view: SiteView;
  /** Whether versions are sent from here. */
  canSend: boolean;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

export function Filters({ view, canSend, filter, onFilter }: FiltersProps) {
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
          {STATES.filter((state) => state !== 'sent' || canSend).map((state) => (
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
