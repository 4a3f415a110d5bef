/**
 * The message form. Without an endpoint sending is simulated, and without scripts the form says that it cannot send;
 * with one it is an ordinary form that scripts improve. The loader keeps the draft (`data-draft`), so it survives a
 * reload even without React.
 */
import { WAIT } from 'senja/client';
import { say } from 'senja/words';
import { SENDING_DELAY } from '../constants.ts';
import { DRAFT } from '../contract.ts';
import { TextArea, TextField } from '../parts/field.tsx';
import { Phrase } from '../parts/phrase.tsx';
import { Toasts, useToasts } from '../parts/toast.tsx';
import { useSending } from '../parts/use-sending.ts';
import { post, wait } from '../query.ts';
import { forget } from '../storage.ts';

const DRAFT_KEY = 'senja-contact';

interface ContactFormProps {
  /** Null: sending is simulated. */
  endpoint: string | null;
  email: string;
  /** Whether the email address is an example that nobody reads. */
  isExample: boolean;
}

export default function ContactForm({ endpoint, email, isExample }: ContactFormProps) {
  const { toasts, show, dismiss } = useToasts();
  const { state, isSending, button, status, onSubmit } = useSending(
    (form) => (endpoint ? post(endpoint, form) : wait(SENDING_DELAY)),
    () => {
      forget('sessionStorage', DRAFT_KEY);
      show({ title: say('form.sent'), description: say('form.thanks') });
    },
  );
  const mail = (
    <>
      <a href={`mailto:${email}`}>{email}</a>
      {isExample && ` ${say('example-only')}`}
    </>
  );
  const says = {
    idle: '',
    sending: say('form.sending'),
    sent: (
      <>
        <strong>{say('form.sent')}</strong> {say('form.thanks')}
      </>
    ),
    failed: <Phrase text="form.failed" mail={mail} />,
  };
  // `dialog` validates the fields and sends nothing, so typed text never reaches the address bar.
  const target = endpoint ? { method: 'post', action: endpoint } : { method: 'dialog' };

  return (
    <div className="contact-form">
      <form className="contact-form__form" {...target} {...{ [DRAFT]: DRAFT_KEY }} onSubmit={onSubmit}>
        {!endpoint && (
          <>
            <p className="notice only-js">{say('form.trial')}</p>
            <p className="notice only-no-js">
              <Phrase text="form.no-script" mail={mail} />
            </p>
          </>
        )}
        <Fields readOnly={isSending} />
        <button
          ref={button}
          type="submit"
          className={`contact-form__submit button${endpoint ? '' : ' only-js'}`}
          disabled={isSending}
          suppressHydrationWarning
        >
          {say(isSending ? 'form.busy' : 'form.send')}
        </button>
      </form>
      {!endpoint && (
        <p className="notice contact-form__status" aria-live="polite">
          {state !== 'idle' && say('form.not-sent')}
        </p>
      )}
      <div className={state === 'idle' ? undefined : 'contact-form__said'}>
        <Toasts toasts={toasts} dismiss={dismiss} />
        <p
          ref={status}
          className={`notice contact-form__status contact-form__status--${state}`}
          role="status"
          {...{ [WAIT]: say('form.sending') }}
          suppressHydrationWarning
        >
          {says[state]}
        </p>
      </div>
    </div>
  );
}

const Fields = ({ readOnly }: { readOnly: boolean }) => (
  <>
    <TextField label={say('form.name')} name="name" autoComplete="name" required readOnly={readOnly} />
    <TextField
      label={say('form.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      readOnly={readOnly}
    />
    <TextField label={say('form.subject')} name="subject" readOnly={readOnly} />
    <TextArea label={say('form.message')} name="message" rows={6} required readOnly={readOnly} />
  </>
);
