import { changed, type Case } from '../case.ts';

const at = (url: string): Case => {
  const page = changed(`at ${url}`, 'pages/kontak.yaml', '⟦example⟧: true');
  return { ...page, files: { ...page.files, ...changed('', 'site.yaml', `url: ${url}`).files } };
};

export default ['https://senja-sehat.id/', 'https://x.github.io/example/', 'https://contohexample.com/'].map(
  at,
) satisfies Case[];
