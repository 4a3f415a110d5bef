/** The language of the interface: its words, its dates, and what is said to screen readers. */
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { inBoth, type Lang, wordsFrom } from '../../../diagnostics/languages/index.ts';
import type { Both } from '../../api.ts';
import { remember, remembered } from '../desk/remembered.ts';
import type { Reply } from '../desk/request.ts';
import WORDS from './words.generated.json' with { type: 'json' };

const wordsIn = (lang: Lang) => wordsFrom(WORDS, lang);
/** Gives the words of `cli/words/commands/editor.yaml`. */
export type EditorWords = ReturnType<typeof wordsIn>;

const LOCALES: Readonly<Record<Lang, string>> = { id: 'id', en: 'en-GB' };
/** Milliseconds without another text until one is read out. */
const STILL = 800;
/** Milliseconds after which it is gone: regions that come back, as after a dialog, are read out again. */
const GONE = 4000;
/** Key of the chosen language in the browser. */
const CHOSEN = 'senja-edit-lang';

interface Speech {
  lang: Lang;
  words: EditorWords;
  /** The text of the server in this language. */
  say: (text: Both) => string;
  /** The same text in both, for what stays on the screen while another language is chosen. */
  inBoth: (of: (words: EditorWords, lang: Lang) => string) => Both;
  /** Why a request was not done. */
  whyNot: (answer: Exclude<Reply<unknown>, { is: 'done' }>) => Both;
  /** `2026-05-05` in words. */
  day: (day: string) => string;
  /** The same with the day of the week. */
  weekday: (day: string) => string;
  /** Day and time. */
  moment: (date: Date) => string;
  /** The same, of today and yesterday without the day. */
  recently: (date: Date) => string;
  /** `a, b and c`. */
  listed: (texts: readonly string[]) => string;
  /** Name of a language of the site. */
  language: (code: string) => string;
  choose: (lang: Lang) => void;
  /** Reads a text out to users of screen readers; while they type, only the last one. */
  announce: (text: string) => void;
}

const SpeechContext = createContext<Speech | null>(null);
const SaidContext = createContext('');

/** @returns words and dates of the chosen language */
export function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('There is no language.');
  return speech;
}

/** What is read out. A modal dialog has its own: nothing else is read while it is open. */
export const Said = () => (
  <p role="status" className="hidden">
    {use(SaidContext)}
  </p>
);

/**
 * Why something was not done.
 * @param tries how often it was tried: the same alert is read again only if it is a new one
 */
export const FaultLine = ({ text, tries = 0, id }: { text: string; tries?: number; id?: string }) => (
  <p key={tries} role="alert" id={id} className="fault-line">
    {text}
  </p>
);

/**
 * Reads a text out when it has changed, once it stays: not at each key.
 * @param key what it is about, where the text alone may change without being read out again
 */
export function useAnnounced(text: string, key = text): void {
  const { announce } = useSpeech();
  const last = useRef(key);
  useEffect(() => {
    if (key !== last.current && text !== '') announce(text);
    last.current = key;
  }, [announce, text, key]);
}

/** @returns a noun as it begins a line */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const datesIn = (lang: Lang) => {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LOCALES[lang], options);
  const date = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const long = format(date);
  const full = format({ ...date, weekday: 'long' });
  const names = new Intl.DisplayNames(LOCALES[lang], { type: 'language' });
  const both = format({ dateStyle: 'long', timeStyle: 'short' });
  const time = format({ timeStyle: 'short' });
  const list = new Intl.ListFormat(LOCALES[lang]);
  const midnight = (date: Date): number => new Date(date).setHours(0, 0, 0, 0);
  const words = wordsIn(lang);
  return {
    listed: (texts: readonly string[]) => list.format(texts),
    recently(date: Date): string {
      if (Number.isNaN(date.getTime())) return '';
      // A day may have 23 hours, or 25.
      const days = Math.round((midnight(new Date()) - midnight(date)) / 86_400_000);
      const is = days === 0 ? 'today' : days === 1 ? 'yesterday' : null;
      return is === null ? both.format(date) : words(`onDay.${is}`, { time: time.format(date) });
    },
    day: (day: string) => (Number.isNaN(Date.parse(day)) ? day : long.format(new Date(day))),
    weekday: (day: string) => (Number.isNaN(Date.parse(day)) ? day : full.format(new Date(day))),
    moment: (date: Date) => (Number.isNaN(date.getTime()) ? '' : both.format(date)),
    // What is no code of a language is called as it is written.
    language: (code: string) => (/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(code) && names.of(code)) || code,
  };
};

function chosen(): Lang | null {
  const lang = remembered(CHOSEN);
  return lang === 'id' || lang === 'en' ? lang : null;
}

/** Gives everything in it a language: the one that the user has chosen, else that of the site. */
export function Speaking({ site, children }: { site: Lang; children: ReactNode }) {
  const [own, setOwn] = useState(chosen);
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lang = own ?? site;
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  useEffect(() => {
    const end = said && setTimeout(() => setSaid(''), GONE);
    return () => clearTimeout(end || undefined);
  }, [said]);
  const speech = useMemo<Speech>(
    () => ({
      lang,
      words: wordsIn(lang),
      say: (text) => text[lang],
      inBoth: (of) => inBoth((one) => of(wordsIn(one), one)),
      whyNot: (answer) => (answer.is === 'away' ? inBoth((one) => wordsIn(one)('away')) : answer.refused),
      ...datesIn(lang),
      choose(next) {
        setOwn(next);
        remember(CHOSEN, next);
      },
      announce(text) {
        clearTimeout(timer.current);
        // The same text twice must be a change to be read twice.
        timer.current = setTimeout(() => setSaid((last) => (last === text ? `${text}\u00a0` : text)), STILL);
      },
    }),
    [lang],
  );
  return (
    <SpeechContext value={speech}>
      <SaidContext value={said}>
        {children}
        <Said />
      </SaidContext>
    </SpeechContext>
  );
}
