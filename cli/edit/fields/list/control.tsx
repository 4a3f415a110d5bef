/** Lists of texts, and of groups as cards: items are added, moved and removed with buttons. */
import { useState } from 'react';
import { below, isGroup, plainly } from '../../../core/values/changes/field-values.ts';
import type { Both, Field, FieldOf, Json } from '../../api.ts';
import { type FieldProps, findingsOf, focusOn, idOf, useEditing } from '../../app/entry/editing.ts';
import { capital, useSpeech } from '../../app/words/speak.tsx';
import { Clear, Framed } from '../frame.tsx';
import { emptyGroup, emptyValue, useValue } from '../value.ts';

/** More cards than this are closed at first. */
const OPEN = 2;

/** Keys of items, which move with them. */
function useItemKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>([]);
  const next = Math.max(0, ...keys.map((key) => key + 1));
  const added = Array.from({ length: Math.max(0, count - keys.length) }, (_, at) => next + at);
  const all = [...keys.slice(0, count), ...added];
  if (keys.length !== count) setKeys(all);
  return {
    keys: all,
    move: (from: number, to: number) =>
      setKeys(all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1))),
    take: (at: number) => setKeys(all.toSpliced(at, 1)),
  };
}

/** A list with a button to add to it. */
export function ListControl(props: FieldProps<FieldOf<'list'>>) {
  const { field, pointer, value, compact } = props;
  const { desk } = useEditing();
  const { isOptional } = useValue(props);
  const { words, say, announce } = useSpeech();
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  const { keys, move, take } = useItemKeys(items.length);
  const isFull = field.maxItems !== null && items.length >= field.maxItems;
  const moveItem = (from: number, to: number) => {
    void desk.change({ is: 'move', pointer, from, to });
    move(from, to);
    announce(words('moved', { at: to + 1, count: items.length }));
    focusOn(`${idOf(below(pointer, to))}-${to < from ? 'up' : 'down'}`);
  };
  const takeItem = (at: number) => {
    const isLast = items.length === 1 && isOptional;
    void desk.change({ is: 'remove', pointer: isLast ? pointer : below(pointer, at) });
    take(at);
    announce(words('taken'));
    focusOn(
      items.length > 1
        ? `${idOf(below(pointer, Math.min(at, items.length - 2)))}-item`
        : `${idOf(pointer)}-add`,
    );
  };
  const addItem = (item: Json) => {
    void desk.change({ is: 'insert', pointer, value: item });
    announce(words('added'));
    focusOn(`${idOf(below(pointer, items.length))}-item`);
  };
  return (
    <Framed isSet field={field} pointer={pointer} compact={compact}>
      {items.length === 0 && <p className="hint">{words('empty')}</p>}
      <ol className="items">
        {items.map((item, at) => (
          <Item
            key={keys[at]}
            field={itemField(field, at)}
            pointer={below(pointer, at)}
            value={item}
            at={at}
            count={items.length}
            onMove={moveItem}
            onTake={takeItem}
          />
        ))}
      </ol>
      <p className="buttons" id={`${idOf(pointer)}-add`}>
        {!isFull && <Adding field={field.item} name={say(field.label)} onAdd={addItem} />}
        <Clear field={field} pointer={pointer} value={value} />
      </p>
    </Framed>
  );
}

/** What items are called begins with a number word, which gives way to the number: `Satu baris` is `Baris 2`. */
const ONE = /^(?:satu|sebuah|seorang|one|an?) /i;

/** An item is called by its own label or that of the list, with its number. */
function itemField({ item, label, hint }: FieldOf<'list'>, at: number): Field {
  const inBoth = (of: (lang: keyof Both) => string): Both => ({ id: of('id'), en: of('en') });
  const name = inBoth((lang) => capital((item.label[lang] || label[lang]).replace(ONE, '')));
  const isSaid = (lang: keyof Both) => [`${item.label[lang]}.`, hint[lang]].includes(item.hint[lang]);
  return {
    ...item,
    label: inBoth((lang) => `${name[lang]} ${at + 1}`),
    hint: inBoth((lang) => (isSaid(lang) ? '' : item.hint[lang])),
  };
}

interface ItemProps extends FieldProps {
  at: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onTake: (at: number) => void;
}

const isCard = ({ kind }: Field): boolean => kind === 'group' || kind === 'blocks' || kind === 'list';

/** @returns the first text of a group, by which a closed card is recognized */
function gistOf(value: Json | undefined): string {
  const texts = isGroup(value)
    ? Object.values(value).filter((one) => typeof one === 'string' && one !== '')
    : [];
  return plainly(texts[0]);
}

function Item(props: ItemProps) {
  const { field, pointer, value } = props;
  const { entry, Nested } = useEditing();
  const { say } = useSpeech();
  const [isOpen, setOpen] = useState(
    props.count <= OPEN || gistOf(value) === '' || findingsOf(entry, pointer, true).length > 0,
  );
  const buttons = <ItemButtons {...props} />;
  if (!isCard(field))
    return (
      <li className="item" id={`${idOf(pointer)}-item`}>
        <Nested field={field} pointer={pointer} value={value} compact />
        {buttons}
      </li>
    );
  return (
    <li className="card" id={`${idOf(pointer)}-item`}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className="card-name">{say(field.label)}</span>
          <span className="card-gist">{gistOf(value)}</span>
        </summary>
        <Nested field={field} pointer={pointer} value={value} compact />
      </details>
      {buttons}
    </li>
  );
}

function ItemButtons({ field, pointer, at, count, onMove, onTake }: ItemProps) {
  const { words, say } = useSpeech();
  const button = (name: string, word: string, isPossible: boolean, act: () => void) => (
    <button
      type="button"
      className={name === 'take' ? 'quiet danger' : 'quiet'}
      id={`${idOf(pointer)}-${name}`}
      aria-disabled={!isPossible}
      onClick={isPossible ? act : undefined}
    >
      {word}
      <span className="hidden"> {say(field.label)}</span>
    </button>
  );
  return (
    <p className="buttons item-buttons">
      {count > 1 && button('up', words('up'), at > 0, () => onMove(at, at - 1))}
      {count > 1 && button('down', words('down'), at < count - 1, () => onMove(at, at + 1))}
      {button('take', words('take'), true, () => onTake(at))}
    </p>
  );
}

interface AddingProps {
  field: Field;
  name: string;
  onAdd: (value: Json) => void;
}

/** Adds an item; of several kinds, each has a button. */
function Adding({ field, name, onAdd }: AddingProps) {
  const { words, say } = useSpeech();
  if (field.kind !== 'blocks')
    return (
      <button type="button" onClick={() => onAdd(emptyValue(field))}>
        {words('add')}
        <span className="hidden"> {name}</span>
      </button>
    );
  return field.kinds.map((kind) => (
    <button
      key={kind.value}
      type="button"
      onClick={() => onAdd({ [field.by]: kind.value, ...emptyGroup(kind.fields) })}
    >
      {words('addOf', { name: say(kind.label) })}
    </button>
  ));
}
