/**
 * Short notices that repeat a status line, so they are not a live region. Their timer pauses while the pointer or the
 * focus is on them, or another tab is shown.
 */
import { type CSSProperties, type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { say } from 'senja/words';
import { TOAST_DURATION, TOAST_WIDTH, TOASTS_VISIBLE } from '../constants.ts';

interface Toast {
  id: number;
  title: string;
  description: string;
}

export function useToasts() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const lastId = useRef(0);
  return {
    toasts,
    show(text: Omit<Toast, 'id'>) {
      const toast = { ...text, id: ++lastId.current };
      setToasts((shown) => [...shown, toast].slice(-TOASTS_VISIBLE));
    },
    dismiss(id: number) {
      setToasts((shown) => shown.filter((toast) => toast.id !== id));
    },
  };
}

interface ToastsProps {
  toasts: Toast[];
  dismiss: (id: number) => void;
}

export function Toasts(props: ToastsProps) {
  return props.toasts.length > 0 && <ToastList {...props} />;
}

function ToastList({ toasts, dismiss }: ToastsProps) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHidden = useDocumentHidden();
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  const close = (id: number) => {
    if (list.current?.contains(document.activeElement)) {
      const others = [...list.current.querySelectorAll<HTMLElement>('.toast')].filter(
        (toast) => toast.dataset.toast !== String(id),
      );
      const next = others[others.length - 1]?.querySelector('button') ?? cameFrom.current;
      next?.focus({ preventScroll: true });
    }
    dismiss(id);
  };

  const closeNewest = useEffectEvent(() => close(toasts[toasts.length - 1]?.id ?? 0));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && closeNewest();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <ol
      ref={list}
      className="toasts"
      aria-label={say('toasts')}
      style={{ '--toast-width': `${TOAST_WIDTH}px` } as CSSProperties}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={(event: FocusEvent) => {
        const from = event.relatedTarget;
        if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
        setFocus(true);
      }}
      onBlur={(event: FocusEvent) => setFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          {...toast}
          isPaused={isPointedAt || hasFocus || isHidden}
          close={() => close(toast.id)}
        />
      ))}
    </ol>
  );
}

interface ToastItemProps extends Toast {
  isPaused: boolean;
  close: () => void;
}

function ToastItem({ id, title, description, isPaused, close }: ToastItemProps) {
  const left = useRef(TOAST_DURATION);
  const onTimeUp = useEffectEvent(close);
  useEffect(() => {
    if (isPaused) return;
    const since = Date.now();
    const timer = setTimeout(() => onTimeUp(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [isPaused]);

  return (
    <li className="toast" data-toast={id}>
      <div className="toast__text">
        <p className="toast__title">{title}</p>
        <p className="toast__description">{description}</p>
      </div>
      <button type="button" className="toast__close" onClick={close}>
        {say('toasts.close')}
      </button>
    </li>
  );
}

function useDocumentHidden(): boolean {
  const [isHidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const follow = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return isHidden;
}
