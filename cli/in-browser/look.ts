/** The style sheet of the report, since the page's styles do not apply in a shadow tree. */
export const LOOK = `
:host { all: initial; }
* { box-sizing: border-box; }
section { --tone: #b3261e; position: fixed; inset: 0; z-index: 2147483647; overflow: auto; overscroll-behavior: contain;
  padding: 1rem; background: rgb(36 28 21 / 60%); }
.sheet { max-width: 60rem; margin: 0 auto; padding: 1.25rem; border-top: .5rem solid var(--tone);
  border-radius: .75rem; background: #fffbf4; color: #241c15; font: 1.125rem/1.6 system-ui, sans-serif;
  overflow-wrap: anywhere; }
section.calm { --tone: #8a5a00; }
header { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
h1 { flex: 1 1 16rem; margin: 0; font-size: 1.5rem; line-height: 1.3; }
h2 { margin: 0; font: 600 1.125rem/1.5 ui-monospace, monospace; }
h2 small { font: .95rem/1.5 system-ui, sans-serif; color: #6b5847; }
p { margin: .5rem 0; }
ol { margin: 1rem 0 0; padding: 0; list-style: none; }
li { padding: 1rem 0; border-top: 1px solid #d9c9b4; }
pre { margin: .5rem 0; padding: .75rem; overflow-x: auto; border-radius: .5rem; background: #f6ecdd;
  font: 1rem/1.5 ui-monospace, monospace; }
pre i { color: var(--tone); font-style: normal; font-weight: 700; }
b { color: #1e5b31; }
.ways { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .75rem; }
.edits { list-style: disc; padding-left: 1.5rem; font: 1rem/1.5 ui-monospace, monospace; }
.edits li { padding: 0; border: 0; }
a, button { display: inline-flex; align-items: center; min-height: 2.75rem; padding: .25rem 1rem;
  border: 2px solid #7a3b12; border-radius: .5rem; background: #fffbf4; color: #7a3b12; cursor: pointer;
  font: 600 1rem/1.3 system-ui, sans-serif; text-decoration: none; }
button.sure { border-color: #1e5b31; background: #1e5b31; color: #fff; }
a:hover, button:hover { text-decoration: underline; }
a:focus-visible, button:focus-visible { outline: 3px solid #1a5fb4; outline-offset: 2px; }
button:disabled { opacity: .7; cursor: default; }
.tab { position: fixed; right: 1rem; bottom: 1rem; z-index: 2147483647; border-color: #b3261e;
  background: #b3261e; color: #fff; }
.tab.calm { border-color: #8a5a00; background: #fffbf4; color: #6b4500; }
.away { position: fixed; left: 0; right: 0; bottom: 0; z-index: 2147483647; margin: 0; padding: .75rem 1rem;
  border-top: 3px solid #7a3b12; background: #fffbf4; color: #241c15; font: 1rem/1.5 system-ui, sans-serif;
  text-align: center; }
.away:empty { display: none; }
.away:not(:empty) ~ div .tab { bottom: 7rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[hidden] { display: none; }
@media (max-width: 30rem) { section { padding: 0; } .sheet { border-radius: 0; min-height: 100%; padding: 1rem; } }
@media print { section, .tab, .away { display: none; } }
`;
