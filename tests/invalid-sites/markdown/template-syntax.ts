import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('of Hugo', `${FRONT}\n⟦{{< youtube a >}}⟧ dan {{< figure src="b" >}}\n\n{{< /figure >}}\n`),
  markdown('of Hugo, with Markdown inside', `${FRONT}\n⟦{{% catatan %}}⟧Teks{{% /catatan %}}\n`),
  markdown('of Jekyll', `${FRONT}\n⟦{% include a.html %}⟧\n`),
  markdown('a value', `${FRONT}\nLihat ⟦{{ "/a" | url }}⟧.\n`),
  markdown('a class', `${FRONT}\n## Judul ⟦{.besar}⟧\n\nTeks.\n`),
  markdown('of WordPress', `${FRONT}\n⟦[youtube=https://youtu.be/a]⟧\n`),
  markdown('of WordPress, in two parts', `${FRONT}\n⟦[caption id="a"]⟧Teks[/caption]\n`),
  markdown('an admonition', `${FRONT}\n⟦!!! note "Ingat"⟧\nTeks.\n`),
  markdown('in the address of a picture', `${FRONT}\n⟦![f]({{ "/a.jpg" | url }})⟧\n`),
  markdown('of WordPress, beside its end', `${FRONT}\n⟦[video src="a"]⟧[/video]\n`),
  markdown('of Obsidian', `${FRONT}\nLihat ⟦[[Teh jahe|teh]]⟧.\n`),
  markdown('the width of a picture', `${FRONT}\n![Kebun](images/kebun.png)⟦{width=50%}⟧\n`),
  markdown('bold letters of a wiki', `${FRONT}\nMinum ⟦'''air putih'''⟧.\n`),
  markdown('an import', `${FRONT}\n⟦import Tabs from '@theme/Tabs';⟧\n\nTeks.\n`),
  markdown('an export', `${FRONT}\n⟦export const a = 1;⟧\n\nTeks.\n`),
  markdown('a box of MkDocs that opens', `${FRONT}\n⟦??? note⟧\n\nTeks.\n`),
  markdown('a formula', `${FRONT}\n⟦$$⟧\nE = m\n$$\n`),
  markdown('an abbreviation', `${FRONT}\n⟦*[WHO]: Organisasi⟧\n\nTeks.\n`),
  markdown('a correction', `${FRONT}\nMinum ⟦{--teh--}⟧ air.\n`),
  markdown('highlighted text', `${FRONT}\nMinum ⟦==air putih==⟧ setiap hari.\n`),
] satisfies Case[];
