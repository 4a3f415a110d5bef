/** What the frame of the page shows, and what is said to it and by it. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PreviewView } from '../../api.ts';
import type { SiteDesk } from '../desk/site.ts';
import { focusNow, idOf, useEditing } from '../entry/editing.ts';
import { leadOf } from '../markdown/body.tsx';
import { showIn } from '../markdown/editor.ts';
import { open } from '../route.ts';
import { writtenAt } from './clicked.ts';
import { textAtCaret } from './place.ts';

/** Messages of a page in preview. */
type Said = { is: unknown; value: unknown; title: unknown; time: unknown } | null;

/** How often the form is looked for that is shown again. */
const FRAMES = 300;

/** What may move the caret, and how long it stays until the page follows, in milliseconds. */
const MOVES = ['selectionchange', 'focusin', 'input'] as const;
const STILL = 120;

/** What shows that the user has gone on outside of the page. */
const ACTS = ['pointerdown', 'keydown'] as const;

/** @returns the page of the open entry, which follows the text */
export function usePage(site: SiteDesk) {
  const { entry } = useEditing();
  const { file } = entry.row;
  const frame = useRef<HTMLIFrameElement>(null);
  const [view, setView] = useState<PreviewView | null>(null);
  /** The first address: later ones are told to the page, so that Back leads out of the entry. */
  const [src, setSrc] = useState<string | null>(null);
  const [at, setAt] = useState<{ path: string; title: string } | null>(null);
  const [outside, setOutside] = useState('');
  const acted = useRef(0);
  /** The address that the page was last told to go to, until one is shown. */
  const goal = useRef<string | null>(null);
  const origin = src && new URL(src).origin;
  const tell = (message: object) => {
    if (origin) frame.current?.contentWindow?.postMessage(message, origin);
  };
  const go = (url: string) => {
    goal.current = url;
    tell({ go: url });
  };
  // A page that is still being loaded looks by itself.
  const look = useEffectEvent(() => at && tell({ look: true }));
  const show = useEffectEvent((next: PreviewView) => {
    if (next.url && view?.url && next.url !== view.url) go(next.url);
    setView(next);
    setSrc(next.url === null ? null : (src ?? next.url));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page follows the text, and what is known of it
  useEffect(() => {
    let isLast = true;
    look();
    void site.preview(file).then((answer) => {
      if (isLast && answer.is === 'done') show(answer.value);
    });
    return () => {
      isLast = false;
    };
  }, [site, file, entry.revision, entry.checked]);
  const title = typeof entry.values.title === 'string' ? entry.values.title : entry.row.title;
  const mark = useEffectEvent(() => at && tell({ at: { title, text: textAtCaret() } }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(mark, STILL);
    };
    for (const name of MOVES) document.addEventListener(name, later);
    return () => {
      clearTimeout(timer);
      for (const name of MOVES) document.removeEventListener(name, later);
    };
  }, []);
  // A page that has just been loaded knows nothing yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its path says that another one is shown
  useEffect(() => void mark(), [at?.path]);
  const goTo = (text: string) => {
    const found = entry.mode === 'form' ? writtenAt(text, entry) : null;
    if (found === null) return;
    const id = 'pointer' in found ? idOf(found.pointer) : 'body';
    const lead = leadOf(entry.body?.text ?? '');
    const go = (frames: number): void => {
      const element = document.getElementById(id);
      if (!element) return void (frames > 0 && requestAnimationFrame(() => go(frames - 1)));
      if ('pointer' in found) focusNow(element);
      else showIn(element, found.start - lead, found.end - lead);
    };
    if (!document.getElementById(id)) open(file);
    go(FRAMES);
  };
  const hear = useEffectEvent((event: MessageEvent<Said>) => {
    if (!origin || event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const { is, value, title, time } = event.data ?? {};
    if (typeof value !== 'string') return;
    setOutside(is === 'outside' ? value : '');
    if (is === 'shown') {
      setAt({ path: value, title: String(title) });
      // It was still being loaded, and did not hear of it.
      if (goal.current && new URL(goal.current).pathname !== value) tell({ go: goal.current });
      goal.current = null;
    }
    // Whoever has gone on since is not called back.
    if (is === 'clicked' && Number(time) >= acted.current) goTo(value);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<Said>) => hear(event);
    const act = () => {
      acted.current = Date.now();
    };
    addEventListener('message', listen);
    for (const name of ACTS) addEventListener(name, act, true);
    return () => {
      removeEventListener('message', listen);
      for (const name of ACTS) removeEventListener(name, act, true);
    };
  }, []);
  const isElsewhere = at !== null && view?.url != null && at.path !== new URL(view.url).pathname;
  return {
    frame,
    src,
    /** null while it is being made. */
    view,
    /** Title of another page that the user has gone to. */
    other: isElsewhere ? at.title : null,
    /** Address of another site that the user wanted to go to. */
    outside,
    back: () => view?.url && go(view.url),
  };
}
