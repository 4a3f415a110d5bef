/** Links to the page in its other languages. */
import { say, sayIn } from 'senja/words';
import type { Job } from '../contract.ts';

export function Languages({ alternates = [], site }: Pick<Job, 'alternates' | 'site'>) {
  if (alternates.length === 0) return null;
  return (
    <nav className="wrap" aria-label={say('languages')}>
      <p className="actions">
        {alternates
          .filter(({ language }) => language !== site.language)
          .map(({ language, href }) => (
            <a key={language} className="button" href={href} lang={language} hrefLang={language}>
              {sayIn(language)('language')}
            </a>
          ))}
      </p>
    </nav>
  );
}
