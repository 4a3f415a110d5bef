/** html-validate, configured for intentional output of React and the site's policy. */
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes attributes and void elements in its own, equally valid way.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
    // The style sheet and the loader are inline on purpose; the policy allows them by hash.
    'require-csp-nonce': 'off',
    'attr-case': 'off',
    // React's ids begin with an underscore, and a list may have a name.
    'valid-id': ['error', { relaxed: true }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'long-title': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
  },
});

/** @returns the faults of a page's HTML, each with its rule and place */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap((result) =>
    result.messages.map(({ ruleId, message, line, column }) => `${ruleId} ${message} (${line}:${column})`),
  );
}
