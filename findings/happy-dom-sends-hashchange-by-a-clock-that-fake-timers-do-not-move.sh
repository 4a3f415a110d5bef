#!/bin/bash
# happy-dom 20.14.6 as environment of vitest 4.1.12.
# Behaviour: `hashchange` after `location.hash = …` comes by a timer of the window's own, which `vi.useFakeTimers` does not replace:
#   a minute of fake time passes without it, and it comes some real milliseconds later. A test of a page that follows its
#   address passes or fails with the speed of the machine.
# One would have guessed: with fake timers nothing waits for the real clock, or that setting the address tells the page at once.
# Seen in senja: tests of the editor send the event themselves.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
cd "$work"; npm init -y >/dev/null
npm install --no-audit --no-fund --silent happy-dom@20.14.6 vitest@4.1.12
cat > try.test.js <<'JS'
// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
it('is sent in real time', async () => {
  vi.useFakeTimers();
  let count = 0;
  addEventListener('hashchange', () => (count += 1));
  location.hash = 'list';
  await vi.advanceTimersByTimeAsync(60_000);
  const inFakeTime = count;
  vi.useRealTimers();
  await vi.waitUntil(() => count > 0, { timeout: 10_000 });
  console.log({ inFakeTime, inRealTime: count });
  expect([inFakeTime, count]).toEqual([0, 1]);
});
JS
npx vitest run --reporter=dot
