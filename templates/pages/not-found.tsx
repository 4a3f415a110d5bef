import type { JobOf } from '../job.ts';

export function NotFound({ data: { page } }: JobOf<'not-found'>) {
  return (
    <div className="wrap lost">
      <h1>
        <span className="lost__code">{page.heading}</span>
        {page.message}
      </h1>
      {page.hint !== undefined && <p className="lead">{page.hint}</p>}
      <p className="actions">
        <a className="button button--main" href={page.action.href}>
          {page.action.name}
        </a>
      </p>
    </div>
  );
}
