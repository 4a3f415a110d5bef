/** The newsletter field. Without an endpoint its button does nothing, and the form is not sent. */
import { WAIT } from 'senja/client';
import { say, type WordKey } from 'senja/words';
import { TextField } from '../parts/field.tsx';
import { type Sending, useSending } from '../parts/use-sending.ts';
import { post } from '../query.ts';

const EmailField = (more: { required?: boolean; readOnly?: boolean }) => (
  <TextField
    label={say(more.required ? 'form.email' : 'newsletter.label')}
    name="email"
    type="email"
    inputMode="email"
    autoComplete="email"
    placeholder={say('newsletter.example')}
    {...more}
  />
);

interface NewsletterBoxProps {
  /** Endpoint for addresses, or null. */
  endpoint: string | null;
}

/** Without an endpoint React adds nothing. */
export const write = (props: NewsletterBoxProps) => (props.endpoint === null ? undefined : props);

export default function NewsletterBox({ endpoint }: NewsletterBoxProps) {
  if (endpoint) return <NewsletterForm endpoint={endpoint} />;
  return (
    <div className="newsletter-box">
      <EmailField />
      <button type="button" className="button">
        {say('newsletter.button')}
      </button>
    </div>
  );
}

const TEXTS = {
  sending: 'newsletter.sending',
  sent: 'newsletter.sent',
  failed: 'newsletter.failed',
} as const satisfies Record<Exclude<Sending, 'idle'>, WordKey>;

function NewsletterForm({ endpoint }: { endpoint: string }) {
  const { state, isSending, button, status, onSubmit } = useSending(
    (form) => post(endpoint, form),
    () => {},
  );
  return (
    <form className="newsletter-box" method="post" action={endpoint} onSubmit={onSubmit}>
      <EmailField required readOnly={isSending} />
      <button ref={button} type="submit" className="button" disabled={isSending} suppressHydrationWarning>
        {say(isSending ? 'form.busy' : 'newsletter.button')}
      </button>
      <p
        ref={status}
        className={`newsletter-box__status newsletter-box__status--${state}`}
        role="status"
        {...{ [WAIT]: say('newsletter.sending') }}
        suppressHydrationWarning
      >
        {state === 'idle' ? '' : say(TEXTS[state])}
      </p>
    </form>
  );
}
