/** In pages with widgets that start without a touch: touches them for the visitor once they are to start. */
import { WHEN } from './contract.ts';

/** Only the loader hears it. */
const wake = (widget: Element): boolean => widget.dispatchEvent(new Event('pointerdown'));

function start(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      wake(target);
    }
  });
  for (const widget of document.querySelectorAll(`[${WHEN}]`))
    if (widget.getAttribute(WHEN) === 'load') wake(widget);
    else observer.observe(widget);
}

// It is fetched while the page is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
