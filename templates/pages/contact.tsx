import { Widget } from 'senja/react';
import { say } from 'senja/words';
import type { Job, PageData } from '../contract.ts';
import type { ContactPageModel } from '../model.generated.ts';
import { Dialled } from '../parts/dial.tsx';
import { dialHref } from '../parts/dial-number.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Section } from '../parts/section.tsx';
import { TALK } from '../plan/look.ts';

export default function Contact({ site, page }: Job<PageData<ContactPageModel>>) {
  const { form, faq, email } = page;
  return (
    <>
      <PageHead site={site} title={page.title} lead={page.lead} />
      <Section title={say('contact.ways')} headingId="cara">
        {page.example && <p className="notice">{say('contact.example')}</p>}
        <div className="reach">
          <Ways page={page} />
          <Hours {...page.hours} />
        </div>
      </Section>
      <Section
        title={form.title}
        description={form.description}
        headingId="formulir"
        split
        aside={
          <img className="talk" src={site.base + TALK.path} alt="" width={240} height={160} loading="lazy" />
        }
        className="band--form screen"
      >
        <Widget name="contact-form" endpoint={site.contactEndpoint} email={email} isExample={page.example} />
      </Section>
      <Section title={faq.title} headingId="pertanyaan" split>
        <div className="faq">
          {faq.items.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>
                <Dialled site={site} text={answer} />
              </p>
            </details>
          ))}
        </div>
      </Section>
    </>
  );
}

/** Keeps the parts of a phone number on one line. */
const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

function Ways({ page: { phone, email, address } }: { page: ContactPageModel }) {
  return (
    <ul className="ways">
      <li>
        <h3>{say('contact.phone')}</h3>
        <p>
          <a href={dialHref(phone)}>{unbroken(phone)}</a>
        </p>
      </li>
      <li>
        <h3>{say('contact.email')}</h3>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </li>
      <li>
        <h3>{say('contact.visit')}</h3>
        <address>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </li>
    </ul>
  );
}

function Hours({ title, days, note }: ContactPageModel['hours']) {
  return (
    <div className="hours">
      <h3 id="jam">{title}</h3>
      <table aria-labelledby="jam">
        <thead>
          <tr>
            <th scope="col">{say('contact.day')}</th>
            <th scope="col">{say('contact.hours')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, open }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{open}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p>{note}</p>}
    </div>
  );
}
