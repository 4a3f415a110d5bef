/** The newsletter field. Without an endpoint its button does nothing, and no form could send it anywhere. */
import { WAIT } from 'senja/client';
import { TextField } from '../parts/field.tsx';
import { useSending } from '../parts/use-sending.ts';
import { post } from '../query.ts';

const LABEL = 'Alamat email';
const field = {
  name: 'email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  placeholder: 'Alamat email Anda',
} as const;

interface NewsletterBoxProps {
  /** Where addresses are sent, or null. */
  endpoint: string | null;
}

/** Without an endpoint React adds nothing. */
export const write = (props: NewsletterBoxProps) => (props.endpoint === null ? undefined : props);

export default function NewsletterBox({ endpoint }: NewsletterBoxProps) {
  if (endpoint) return <NewsletterForm endpoint={endpoint} />;
  return (
    <div className="newsletter-box">
      <TextField label={LABEL} {...field} />
      <button type="button" className="newsletter-box__button button">
        Berlangganan
      </button>
    </div>
  );
}

const says = {
  idle: '',
  sending: 'Alamat Anda sedang dikirim.',
  sent: 'Terima kasih. Alamat email Anda sudah kami terima.',
  failed: 'Maaf, alamat Anda belum terkirim. Silakan coba lagi nanti.',
};

function NewsletterForm({ endpoint }: { endpoint: string }) {
  const { state, isSending, button, status, onSubmit } = useSending(
    (form) => post(endpoint, form),
    () => {},
  );
  return (
    <form className="newsletter-box" method="post" action={endpoint} onSubmit={onSubmit}>
      <TextField label={LABEL} {...field} required readOnly={isSending} />
      <button
        ref={button}
        type="submit"
        className="newsletter-box__button button"
        disabled={isSending}
        suppressHydrationWarning
      >
        {isSending ? 'Mengirim...' : 'Berlangganan'}
      </button>
      <p
        ref={status}
        className={`newsletter-box__status newsletter-box__status--${state}`}
        role="status"
        {...{ [WAIT]: says.sending }}
        suppressHydrationWarning
      >
        {says[state]}
      </p>
    </form>
  );
}
