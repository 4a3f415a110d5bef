import { changed, file, type Case } from '../case.ts';

/** A page of people, which the base lacks. */
const team = `template: about
title: Tentang
description: Tim.
⟦example⟧: true
welcome:
  title: a
  paragraphs: [a]
mission:
  title: a
  items: [{ title: a, text: a }]
team:
  title: a
  members: [{ name: Upik, role: Ahli gizi }]
`;

export default [
  changed('an example phone number', 'pages/kontak.yaml', '⟦example⟧: true'),
  changed('among the other fields', 'pages/kontak.yaml', 'email: halo@uji.example\n⟦example⟧: true  # ganti'),
  file('example people', 'pages/tim.yaml', team, { besides: 'page/unlinked' }),
  ...['https://uji.test/senja/', 'https://www.example.org/'].map((url): Case => {
    const page = changed(`at ${url}`, 'pages/kontak.yaml', '⟦example⟧: true');
    return { ...page, files: { ...page.files, ...changed('', 'site.yaml', `url: ${url}`).files } };
  }),
] satisfies Case[];
