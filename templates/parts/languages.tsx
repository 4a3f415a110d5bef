/** Links to the page in its other languages. */
import { sayIn } from 'senja/words';
import type { Job } from '../contract.ts';

/** @param own language of the page */
export const Languages = ({ alternates = [], own }: Pick<Job, 'alternates'> & { own: string }) =>
  alternates
    .filter(({ language }) => language !== own)
    .map(({ language, href }) => (
      <p key={language} className="screen">
        <a href={href} lang={language} hrefLang={language}>
          {sayIn(language)('language')}
        </a>
      </p>
    ));
