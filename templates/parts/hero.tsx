/** The first screen of the home page: one sentence, a lead, two ways in, and dusk over the hills. */
import type { SiteView } from '../contract.ts';
import type { HomePageModel } from '../model.ts';
import { Dialled } from './dial.tsx';
import { DuskScene } from './drawings/scene.tsx';

export function Hero({ site, title, lead, actions }: HomePageModel['hero'] & { site: SiteView }) {
  return (
    <div className="hero">
      <div className="wrap hero__words">
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
      <DuskScene />
    </div>
  );
}
