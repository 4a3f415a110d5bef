/** The choices that entries have made from lists in `site.yaml` and among other entries. */

import type { ChoiceLists } from '../../models/checks/index.ts';
import { type Models, modelOf } from '../../models/index.ts';
import { contextOf } from '../../models/languages/index.ts';
import { fieldTexts } from '../../models/schema/index.ts';
import type { EntryContext, Fields } from '../../stages/entry.ts';
import { lazily } from '../../values/lists.ts';
import { languageOf } from '../../values/names/languages.ts';

/** @param entriesOf all entries, called at the first use */
export function choiceLists(
  models: Models,
  context: Pick<EntryContext, 'choices' | 'languages' | 'targets'>,
  entriesOf: () => Iterable<{ file: string; fields: Fields }>,
): ChoiceLists {
  const keyOf = (file: string, keyword: string): string => `${languageOf(file) ?? ''} ${keyword}`;
  const counts = lazily(() => {
    const found = new Map<string, Map<string, number>>();
    for (const one of entriesOf()) {
      const model = modelOf(one, models);
      if (!model) continue;
      const texts = [...fieldTexts(model.chosen, one.fields), ...fieldTexts(model.references, one.fields)];
      const own = new Set(texts.map(({ schema, value }) => JSON.stringify([schema['x-one-of'], value])));
      for (const each of own) {
        const [keyword, value] = JSON.parse(each) as [string, string];
        const key = keyOf(one.file, keyword);
        const values = found.get(key) ?? new Map<string, number>();
        found.set(key, values.set(value, (values.get(value) ?? 0) + 1));
      }
    }
    return found;
  });
  return (file, keyword) => {
    const targets = Object.hasOwn(context.targets, keyword) ? context.targets[keyword] : undefined;
    const own = contextOf(file, { images: new Set(), reserved: [], ...context });
    const choices = 'code' in own ? null : own.choices[keyword];
    const allowed = targets === undefined ? (choices ?? null) : targets && [...targets];
    return { allowed, chosen: counts().get(keyOf(file, keyword)) ?? new Map() };
  };
}
