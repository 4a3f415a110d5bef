/**
 * The signs of a page, each by an id of its own, such as `#m-bowl`: widgets in client/ refer to it without
 * knowing any address. What it shows is in one file for all pages, `templates/drawings/scenes/signs.svg`: rice in a
 * bowl with an egg like a sun on it; grandmother on her morning round; the moon on its pillow; a lotus before the sun;
 * the sun going down behind a hill; and what the buttons below an article's title do.
 */
import { cached } from 'senja/react';
import type { SiteView } from '../../contract.ts';
import { SCENES } from '../../plan/drawings.generated.ts';
import { TOOL_SIGNS } from '../../plan/page-ids.ts';

interface SpriteProps {
  base: string;
  names: Iterable<string>;
}

const Sprite = ({ base, names }: SpriteProps) => (
  <svg className="sprite" aria-hidden="true">
    {[...names].map((name) => (
      <use key={name} id={`m-${name}`} href={`${base}${SCENES.signs.path}#${name}`} />
    ))}
  </svg>
);

/** The signs of the site's categories. */
export const MotifSprite = cached(({ site: { base, categories } }: { site: SiteView }) => (
  <Sprite base={base} names={new Set(categories.map(({ motif }) => motif))} />
));

/** The signs of `client/widgets/article-tools.tsx`. */
export const ToolSprite = cached(({ base }: { base: string }) => <Sprite base={base} names={TOOL_SIGNS} />);
