#!/usr/bin/env bash
# vitest 4.1.12.
#
# With a sequencer of one's own (here BaseSequencer itself, as an empty subclass), `--sequence.shuffle.files` and its seed do
# nothing, without a word: files run in the usual order, and no seed is printed.
#
# One would have guessed that the option shuffles what the sequencer gets or gives, or that vitest warns, so that a green
# shuffled run means something. Shuffling is a sequencer itself (RandomSequencer), which one's own replaces.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --no-audit --no-fund --silent vitest@4.1.12
# Larger files run first.
for name in a b c d e f; do
  { echo "import { test } from 'vitest'; test('$name', () => {});"; } > "$name.test.js"
  for _ in $(seq "$(($(printf '%d' "'$name") - 96))"); do echo '// longer' >> "$name.test.js"; done
done
echo 'export default { test: { fileParallelism: false } };' > plain.config.js
cat > own.config.js <<'C'
import { BaseSequencer } from 'vitest/node';
class Own extends BaseSequencer {}
export default { test: { fileParallelism: false, sequence: { sequencer: Own } } };
C
order() {
  rm -rf node_modules/.vite
  npx vitest run --config "$1" --reporter=verbose --no-color --sequence.shuffle.files --sequence.seed="$2" > out
  grep -o '[a-f]\.test\.js' out | uniq | tr -d '\n' | sed 's/\.test\.js/ /g'
  grep -q 'Running tests with seed' out && echo "with a seed" || echo "without a seed"
}
plain1=$(order plain.config.js 1); plain2=$(order plain.config.js 2)
own1=$(order own.config.js 1); own2=$(order own.config.js 2)
printf '%s\n' "usual sequencer:  $plain1 | $plain2" "one's own:        $own1 | $own2"
[ "$plain1" != "$plain2" ] && [ "$own1" = "$own2" ]
grep -q 'without a seed' <<< "$own1" && grep -q 'with a seed' <<< "$plain1"
