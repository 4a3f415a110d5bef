/** An action on several files: what it would do is shown before it is done. */
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlanView, SiteAction, TrialView } from '../api.ts';
import type { Reply } from '../app/desk/request.ts';
import type { SiteDesk } from '../app/desk/site.ts';
import { Dialog } from '../app/dialog.tsx';
import { useEditing } from '../app/entry/editing.ts';
import { Coded } from '../app/entry/finding.tsx';
import { moveFocus } from '../app/keep-focus.ts';
import { open, type Side } from '../app/route.ts';
import { type EditorWords, useSpeech } from '../app/words/speak.tsx';

/** A planned action. */
export interface PlannedAction {
  action: SiteAction;
  plan: PlanView;
}

interface PlannedProps {
  site: SiteDesk;
  /** Saves what is typed, where that is in the way; null if there is nothing. */
  save?: (() => Promise<void>) | null;
  /** Called once it is done, with the entry to show. */
  onDone: (file: string | null) => void;
  title: string;
  /** The button that does it. */
  confirm: string;
  /** Whether it deletes something. */
  isDanger?: boolean;
  /** If it is planned already. */
  first?: PlannedAction;
  /** The action that the fields ask for. */
  actionOf?: (fields: FormData) => SiteAction;
  /** The fields; without any, the action is planned at once. */
  children?: ReactNode;
  /** Another way to go on. */
  other?: ReactNode;
  onClose: () => void;
}

interface ActionProps extends Omit<PlannedProps, 'site' | 'save' | 'onDone'> {
  /** How the entry is shown afterwards, where it has another file. */
  side?: Side;
}

/** An action on the open entry. */
export function ActionDialog({ side, ...props }: ActionProps) {
  const { site, entry, desk } = useEditing();
  const show = (file: string | null) => {
    if (file !== entry.row.file) open(file, side);
    else document.querySelector<HTMLElement>('main h1')?.focus();
  };
  const save = entry.unsaved === null ? null : () => desk.save();
  return <PlannedDialog {...props} site={site} save={save} onDone={show} />;
}

/** A dialog with the fields, then with what will happen. */
export function PlannedDialog({
  site,
  save = null,
  onDone,
  title,
  confirm,
  isDanger = false,
  first,
  actionOf,
  children,
  other,
  onClose,
}: PlannedProps) {
  const { words, say, whyNot, announce } = useSpeech();
  const [planned, setPlanned] = useState<PlannedAction | null>(first ?? null);
  const [trial, setTrial] = useState<TrialView | null>(null);
  const [fault, setFault] = useState('');
  const [isSent, setSent] = useState(false);
  const isBusy = isSent || (planned !== null && trial === null);
  const head = useRef<HTMLHeadingElement>(null);
  const refuse = (answer: Exclude<Reply<unknown>, { is: 'done' }>) => {
    setFault(say(whyNot(answer)));
    if (!first) setPlanned(null);
  };
  const finishTrial = useEffectEvent((answer: Reply<TrialView>) => {
    if (answer.is !== 'done') return refuse(answer);
    setTrial(answer.value);
    announce(afterwards(answer.value, words));
  });
  useEffect(() => {
    if (!planned) return;
    moveFocus(head.current);
    let isShown = true;
    void site.trial({ plan: planned.plan.id }).then((answer) => isShown && finishTrial(answer));
    return () => {
      isShown = false;
      setTrial(null);
    };
  }, [planned, site]);
  const submit = async (fields: FormData) => {
    if (isBusy) return;
    const action = planned?.action ?? actionOf?.(fields);
    if (!action) return;
    setSent(true);
    setFault('');
    const asked = planned ? null : await site.plan(action);
    const done = planned ? await site.act({ action, plan: planned.plan.id }) : null;
    setSent(false);
    const answer = asked ?? done;
    if (answer && answer.is !== 'done') refuse(answer);
    else if (asked?.is === 'done') setPlanned({ action, plan: asked.value });
    else if (done?.is === 'done') {
      onClose();
      announce(words('actionDone'));
      onDone(done.value.file);
    }
  };
  /** Goes on once everything is saved. */
  const saveFirst = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    await save?.();
    form?.requestSubmit();
  };
  const begin = useEffectEvent(() => {
    if (!first && !children) void submit(new FormData());
  });
  useEffect(() => begin(), []);
  const next = planned ? confirm : words('planShow');
  // Without an action there is nothing to go on to.
  const submitWord = isBusy ? words('loading') : planned || actionOf ? next : null;
  return (
    <Dialog
      title={title}
      submit={submitWord}
      isBusy={isBusy}
      isDanger={isDanger && planned !== null}
      onSubmit={submit}
      onClose={onClose}
      fault={fault}
      buttons={
        <>
          {other}
          {fault !== '' && save && (
            <button type="button" onClick={saveFirst}>
              {words('save')}
            </button>
          )}
          {planned && children && (
            <button type="button" onClick={() => setPlanned(null)}>
              {words('planBack')}
            </button>
          )}
        </>
      }
    >
      <div hidden={planned !== null} className="action-fields">
        {children}
      </div>
      {planned && (
        <section className="plan">
          <h3 ref={head} tabIndex={-1} aria-describedby="plan-says">
            {words('planWill')}
          </h3>
          <div id="plan-says">
            <WhatHappens plan={planned.plan} />
          </div>
          <Afterwards trial={trial} />
        </section>
      )}
    </Dialog>
  );
}

/** What an action does, in words: to the entry, and to others. */
function WhatHappens({ plan: { says, entries } }: { plan: PlanView }) {
  const { words, say } = useSpeech();
  return (
    <>
      <ul>
        {says.map((sentence) => (
          <li key={sentence.en}>{say(sentence)}</li>
        ))}
      </ul>
      {entries.length > 0 && <p className="label">{words('planEntries', { count: entries.length })}</p>}
      <ul>
        {entries.map(({ file, title, places, edits }) => (
          <li key={file}>
            {say(title)}
            {edits.length === 0 && places > 0 && `: ${words('planPlaces', { count: places })}`}
            {edits.map((edit) => (
              <code key={edit}>{edit}</code>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

const afterwards = ({ faults }: TrialView, words: EditorWords): string =>
  faults.length > 0 ? words('planFaults', { count: faults.length }) : words('planSound');

/** What will need a look afterwards; null while that is being found. */
function Afterwards({ trial }: { trial: TrialView | null }) {
  const { words, say } = useSpeech();
  const { faults = [] } = trial ?? {};
  return (
    <>
      <p className={faults.length > 0 ? 'label plan-faults' : 'hint'}>
        {trial ? afterwards(trial, words) : words('planChecking')}
      </p>
      <ul>
        {faults.map(({ title, words: said }) => (
          <li key={`${title.en} ${said.en}`}>
            <strong>{say(title)}</strong>: <Coded text={say(said)} />
          </li>
        ))}
      </ul>
    </>
  );
}
