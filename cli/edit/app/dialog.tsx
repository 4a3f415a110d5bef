/** A dialog over the screen: a form with its title and buttons. */
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { enterDialog } from './keep-focus.ts';
import { FaultLine, Said, useSpeech } from './words/speak.tsx';

const TEXTS = 'input:not([type=radio], [type=checkbox], [type=file]), textarea';

/** Id of the line that says why something was not done, for the field that it is about. One dialog is open at a time. */
export const FAULT = 'dialog-fault';

interface DialogProps {
  title: string;
  /** What the button says that does it; null as long as something else is to be pressed. */
  submit: string | null;
  /** Whether it deletes something. */
  isDanger?: boolean;
  /** Whether it is being done. */
  isBusy?: boolean;
  onSubmit: (data: FormData) => void;
  onClose: () => void;
  /** Why it was not done; '' for nothing. */
  fault?: string;
  /** More buttons. */
  buttons?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** The dialog, open as long as it is there. Its first text gets the focus, or its title. */
export function Dialog({
  title,
  submit,
  isDanger = false,
  isBusy = false,
  onSubmit,
  onClose,
  fault = '',
  buttons,
  isWide,
  children,
}: DialogProps) {
  const { words } = useSpeech();
  const dialog = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const [tries, setTries] = useState(0);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Not the first button: it may remove something, and Orca would not say what the dialog is about.
    const end = enterDialog(head.current, shown?.querySelector<HTMLElement>(TEXTS) ?? null);
    // Closed while it is still in the page, it gives the focus back.
    return () => {
      end();
      shown?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={isWide ? 'is-wide' : undefined}
      aria-labelledby={id}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTries(tries + 1);
          if (submit !== null) onSubmit(new FormData(event.currentTarget));
        }}
      >
        <h2 ref={head} id={id} tabIndex={-1}>
          {title}
        </h2>
        {children}
        <FaultLine text={fault} tries={tries} id={FAULT} />
        <div className="buttons">
          {submit !== null && (
            <button
              type="submit"
              className={isDanger ? 'primary danger' : 'primary'}
              aria-disabled={isBusy || undefined}
            >
              {submit}
            </button>
          )}
          {buttons}
          <button type="button" onClick={() => dialog.current?.close()}>
            {words('cancel')}
          </button>
        </div>
      </form>
      <Said />
    </dialog>
  );
}
