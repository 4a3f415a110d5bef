/** The states of a form that sends: idle, sending, then sent or failed, from where it may send again. */
import { type FormEvent, useEffect, useRef, useState } from 'react';

export type Sending = 'idle' | 'sending' | 'sent' | 'failed';

/**
 * @param send rejects when the message did not arrive; then the fields keep what was typed.
 * @param onSent after the fields were cleared.
 */
export function useSending(send: (form: HTMLFormElement) => Promise<void>, onSent: () => void) {
  const [state, setState] = useState<Sending>('idle');
  const button = useRef<HTMLButtonElement>(null);
  /** Where the answer is said. */
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
    // A button that is disabled loses the focus; whoever pressed it gets it back.
    const ended = state === 'sent' || state === 'failed';
    if (ended && hadFocus.current && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    // On a phone the answer may stand below the screen.
    if (ended) status.current?.scrollIntoView({ block: 'nearest', behavior: isCalm() ? 'auto' : 'smooth' });
  }, [state]);

  return { state, isSending: state === 'sending', button, status, onSubmit };
}

/** Whether nothing is to move that need not. */
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
