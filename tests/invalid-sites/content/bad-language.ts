import { type Case, changed } from '../case.ts';

export default [
  changed('its name', 'site.yaml', 'language: ⟦Bahasa Indonesia⟧', { suggestions: ['id'] }),
  changed('an underscore', 'site.yaml', 'language: ⟦en_GB⟧', { suggestions: ['en-GB'] }),
  changed('markup', 'site.yaml', `language: ⟦'"><script>alert(1)</script>'⟧`, { suggestions: [] }),
  changed('of a translation', 'site.yaml', 'languages:\n  - code: ⟦en_US⟧', { suggestions: ['en-US'] }),
] satisfies Case[];
