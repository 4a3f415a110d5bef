/** The first screen of the home page: a greeting, one sentence, a lead, two ways in, and dusk over the hills. */
import { say } from 'senja/words';
import type { SiteView } from '../contract.ts';
import type { HomePageModel } from '../model.generated.ts';
import { Dialled } from './dial.tsx';
import { DuskScene } from './drawings/scene.tsx';

export function Hero({ site, title, lead, actions }: HomePageModel['hero'] & { site: SiteView }) {
  return (
    <div className="hero">
      <div className="wrap hero__words">
        <Greeting />
        <h1>{title}</h1>
        <p className="lead">
          <Dialled site={site} text={lead} />
        </p>
        <p className="actions">
          {actions.map(({ name, href }, index) => (
            <a key={href} className={index === 0 ? 'button button--main' : 'button'} href={href}>
              {name}
            </a>
          ))}
        </p>
      </div>
      <DuskScene base={site.base} />
    </div>
  );
}

/** Four greetings, of which the style sheet shows the one of the hour; without scripts that of the morning. */
const Greeting = () => (
  <p className="greeting screen">
    {say('greeting')
      .split('|')
      .map((words, hour) => (
        <span key={words} className={`at-${hour}`}>
          {words}
        </span>
      ))}
  </p>
);
