/**
 * The message form. Without an endpoint sending is simulated, and without scripts the form then says
 * that it cannot send; with one it is an ordinary form that scripts only make quieter. The loader keeps
 * the draft (`data-draft`), so it outlives a reload even where React was never needed.
 */
import { WAIT } from 'senja/client';
import { SENDING_DELAY } from '../constants.ts';
import { DRAFT } from '../contract.ts';
import { TextArea, TextField } from '../parts/field.tsx';
import { Toasts, useToasts } from '../parts/toast.tsx';
import { useSending } from '../parts/use-sending.ts';
import { post, wait } from '../query.ts';
import { remember } from '../storage.ts';

const DRAFT_KEY = 'senja-contact';
const SENDING = 'Pesan Anda sedang dikirim.';
const SENT = {
  title: 'Pesan Terkirim!',
  description: 'Terima kasih telah menghubungi kami. Kami akan segera membalas pesan Anda.',
};

interface ContactFormProps {
  /** Null: sending is simulated. */
  endpoint: string | null;
  email: string;
  /** Nobody reads what is sent to the email. */
  isExample: boolean;
}

export default function ContactForm({ endpoint, email, isExample }: ContactFormProps) {
  const { toasts, show, dismiss } = useToasts();
  const { state, isSending, button, status, onSubmit } = useSending(
    (form) => (endpoint ? post(endpoint, form) : wait(SENDING_DELAY)),
    () => {
      remember('sessionStorage', DRAFT_KEY, '');
      show(SENT);
    },
  );
  const mail = (
    <>
      <a href={`mailto:${email}`}>{email}</a>
      {isExample && ' (hanya contoh)'}
    </>
  );
  const says = {
    idle: '',
    sending: SENDING,
    sent: (
      <>
        <strong>{SENT.title}</strong> {SENT.description}
      </>
    ),
    failed: (
      <>
        Maaf, pesan Anda belum terkirim. Tulisan Anda masih ada. Silakan coba lagi, atau kirim email ke {mail}
        .
      </>
    ),
  };
  // `dialog` checks the fields and then sends nothing anywhere, not even what was typed into the address bar.
  const target = endpoint ? { method: 'post', action: endpoint } : { method: 'dialog' };

  return (
    <div className="contact-form">
      <form className="contact-form__form" {...target} {...{ [DRAFT]: DRAFT_KEY }} onSubmit={onSubmit}>
        {!endpoint && (
          <>
            <p className="notice only-js">
              Formulir ini masih percobaan. Walau nanti tertulis terkirim, pesan Anda tidak sampai kepada
              kami.
            </p>
            <p className="notice only-no-js">
              Formulir ini tidak dapat mengirim pesan dari telepon ini. Silakan kirim email ke {mail}.
            </p>
          </>
        )}
        <TextField
          label="Nama Lengkap (wajib)"
          name="name"
          autoComplete="name"
          required
          readOnly={isSending}
        />
        <TextField
          label="Email (wajib)"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          readOnly={isSending}
        />
        <TextField label="Judul pesan (tidak wajib)" name="subject" readOnly={isSending} />
        <TextArea label="Pesan (wajib)" name="message" rows={6} required readOnly={isSending} />
        <button
          ref={button}
          type="submit"
          className={`contact-form__submit button${endpoint ? '' : ' only-js'}`}
          disabled={isSending}
          suppressHydrationWarning
        >
          {isSending ? 'Mengirim...' : 'Kirim Pesan'}
        </button>
      </form>
      {!endpoint && (
        <p className="notice contact-form__status" aria-live="polite">
          {state !== 'idle' && 'Ini hanya percobaan: pesan Anda tidak dikirim, dan tidak akan ada balasan.'}
        </p>
      )}
      <div className={state === 'idle' ? undefined : 'contact-form__said'}>
        <Toasts toasts={toasts} dismiss={dismiss} />
        <p
          ref={status}
          className={`notice contact-form__status contact-form__status--${state}`}
          role="status"
          {...{ [WAIT]: SENDING }}
          suppressHydrationWarning
        >
          {says[state]}
        </p>
      </div>
    </div>
  );
}
