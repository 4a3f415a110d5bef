import type { Job, PageData } from '../contract.ts';
import type { NotFoundPageModel } from '../model.generated.ts';
import { Dialled } from '../parts/dial.tsx';
import { Afterglow } from '../parts/drawings/scene.tsx';

export default function NotFound({ site, page }: Job<PageData<NotFoundPageModel>>) {
  return (
    <div className="lost">
      <div className="wrap">
        <h1>
          <span className="lost__code">{page.heading}</span>
          {` ${page.message}`}
        </h1>
        {page.hint !== undefined && (
          <p className="lead">
            <Dialled site={site} text={page.hint} />
          </p>
        )}
        <p className="actions">
          <a className="button button--main button--large" href={page.action.href}>
            {page.action.name}
          </a>
        </p>
      </div>
      <Afterglow />
    </div>
  );
}
