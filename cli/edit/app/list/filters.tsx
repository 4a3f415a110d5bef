/** The search box, and what narrows and orders the list: folded on a phone, where the list itself needs the room. */
import type { SiteView } from '../../api.ts';
import { useMedia } from '../media.ts';
import { capital, useSpeech } from '../words/speak.tsx';
import { type Filter, ORDERS, STATES } from './filter.ts';

/** As in `list.css`. */
const NARROW = '(max-width: 40em)';

interface FiltersProps {
  view: SiteView;
  /** Whether versions are sent from here. */
  canSend: boolean;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

export function Filters(props: FiltersProps) {
  const { filter, onFilter } = props;
  const { words } = useSpeech();
  const isNarrow = useMedia(NARROW);
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
      {isNarrow ? (
        <details className="more-filters">
          <summary>
            {words('filters')}
            <Chosen {...props} />
          </summary>
          <div className="filters">
            <Choices {...props} />
          </div>
        </details>
      ) : (
        <Choices {...props} />
      )}
    </section>
  );
}

/** What is not as at first, so that nothing is missing from the list unseen. */
function Chosen({ view, filter: { collection, state, order } }: FiltersProps) {
  const { words, say } = useSpeech();
  const kind = view.collections.find(({ folder }) => folder === collection);
  const chosen = [
    kind && collection !== '' ? capital(say(kind.nouns)) : '',
    state === '' ? '' : words(`states.${state}`),
    order === ORDERS[0] ? '' : words(`orders.${order}`),
  ].filter(Boolean);
  return chosen.length > 0 && <strong>: {chosen.join(', ')}</strong>;
}

function Choices({ view, canSend, filter, onFilter }: FiltersProps) {
  const { words, say } = useSpeech();
  return (
    <>
      {view.collections.length > 1 && (
        <label className="field">
          <span className="label">{words('kind')}</span>
          <select
            value={filter.collection}
            onChange={({ target }) => onFilter({ ...filter, collection: target.value })}
          >
            <option value="">{words('every')}</option>
            {view.collections.map(({ folder, nouns }) => (
              <option key={folder} value={folder}>
                {capital(say(nouns))}
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
    </>
  );
}
