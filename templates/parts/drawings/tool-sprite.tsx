/** The signs of the buttons below an article's title, each defined once; `client/widgets/article-tools.tsx` uses them. */
import { cached } from 'senja/react';
import { TOOL_SIGNS } from '../../plan/page-ids.ts';

const LINES: Readonly<Record<(typeof TOOL_SIGNS)[number], string>> = {
  speak: 'M4 9h4l5-4v14l-5-4H4ZM16.5 9q2 3 0 6M19 6q4 6 0 12',
  share: 'M4 20l1.5-4a8.5 8.5 0 1 1 3 3ZM9 9q0 6 6 6l1-2-2-1-1 1q-2-1-2-2l1-1-1-2Z',
  print: 'M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7Z',
};

export const ToolSprite = cached(() => (
  <svg className="sprite" aria-hidden="true">
    {TOOL_SIGNS.map((sign) => (
      <symbol key={sign} id={`m-${sign}`} viewBox="0 0 24 24">
        <path d={LINES[sign]} />
      </symbol>
    ))}
  </svg>
));
