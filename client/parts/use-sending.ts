/** The states of a sending form: idle, sending, then sent or failed, from where it may send again. */
import { type FormEvent, useEffect, useRef, useState } from 'react';

export type Sending = 'idle' | 'sending' | 'sent' | 'failed';

/**
 * @param send rejects if the message did not arrive; the fields then keep their values.
 * @param onSent called after the fields are cleared.
 */
export function useSending(send: (form: HTMLFormElement) => Promise<void>, onSent: () => void) {
  const [state, setState] = useState<Sending>('idle');
  const button = useRef<HTMLButtonElement>(null);
  /** The status line. */
  const status = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    hadFocus.current = document.activeElement === button.current;
    setState('sending');
    try {
      await send(form);
    } catch {
      return setState('failed');
    }
    form.reset();
    setState('sent');
    onSent();
  };

  useEffect(() => {
    // A disabled button loses the focus, and gets it back here.
    const ended = state === 'sent' || state === 'failed';
    if (ended && hadFocus.current && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    // On a phone the answer may be below the visible part.
    if (ended) status.current?.scrollIntoView({ block: 'nearest', behavior: isCalm() ? 'auto' : 'smooth' });
  }, [state]);

  return { state, isSending: state === 'sending', button, status, onSubmit };
}

/** Whether the user prefers reduced motion. */
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
