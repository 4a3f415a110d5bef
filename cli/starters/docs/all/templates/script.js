// A field in place of the link to the search; and in the contents of a page, the part that is being read.
addEventListener('DOMContentLoaded', () => {
  const link = document.querySelector('.search-link');
  if (link && !document.querySelector('.senja-search')) {
    const form = document.createElement('form');
    const field = document.createElement('input');
    form.className = 'search-field';
    form.setAttribute('role', 'search');
    Object.assign(field, { type: 'search', placeholder: link.textContent, enterKeyHint: 'search' });
    field.setAttribute('aria-label', link.textContent);
    field.setAttribute('aria-keyshortcuts', '/');
    form.append(
      link.firstElementChild.cloneNode(true),
      field,
      Object.assign(document.createElement('kbd'), { textContent: '/' }),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      location.assign(`${link.href}?q=${encodeURIComponent(field.value.trim())}`);
    });
    link.after(form);
    addEventListener('keydown', (event) => {
      const isTyping = event.target.closest?.('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      if (field.getClientRects().length === 0) return;
      event.preventDefault();
      field.focus();
    });
  }

  // Not in every browser can a part that scrolls be scrolled by keys.
  for (const block of document.querySelectorAll('pre'))
    if (block.scrollWidth > block.clientWidth) block.tabIndex = 0;

  const marks = [...document.querySelectorAll('.contents a')].map((anchor) => ({
    anchor,
    heading: document.getElementById(decodeURIComponent(anchor.hash.slice(1))),
  }));
  if (marks.length === 0) return;
  let isWaiting = false;
  const mark = () => {
    isWaiting = false;
    const isAtEnd = innerHeight + scrollY >= root.scrollHeight - 2;
    const above = marks.filter(({ heading }) => heading && heading.getBoundingClientRect().top < 120);
    const now = isAtEnd && scrollY > 0 ? marks.at(-1) : above.at(-1);
    for (const one of marks) {
      if (one === now) one.anchor.setAttribute('aria-current', 'true');
      else one.anchor.removeAttribute('aria-current');
    }
  };
  addEventListener(
    'scroll',
    () => {
      if (!isWaiting) requestAnimationFrame(mark);
      isWaiting = true;
    },
    { passive: true },
  );
  mark();
});
