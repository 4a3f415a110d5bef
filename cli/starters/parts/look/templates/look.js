// Light or dark as the visitor has chosen. Runs in the head, before anything is painted.
const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (root.dataset.theme ?? (dark.matches ? 'dark' : 'light')) === 'dark';

root.classList.add('scripted');
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen;
} catch {
  // Storage is blocked: the colours of the system.
}

/** The other colours; those of the system are followed again, not remembered. */
function change() {
  const next = isDark() ? 'light' : 'dark';
  const isOfSystem = next === (dark.matches ? 'dark' : 'light');
  if (isOfSystem) delete root.dataset.theme;
  else root.dataset.theme = next;
  try {
    if (isOfSystem) localStorage.removeItem('theme');
    else localStorage.setItem('theme', next);
  } catch {
    // It counts for this page alone.
  }
}

addEventListener('DOMContentLoaded', () => {
  const button = document.querySelector('.theme-button');
  const show = () => button?.setAttribute('aria-pressed', String(isDark()));
  button?.addEventListener('click', () => {
    change();
    show();
  });
  dark.addEventListener('change', show);
  show();
});
