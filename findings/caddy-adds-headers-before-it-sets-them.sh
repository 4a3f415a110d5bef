#!/bin/bash
# Caddy 2.6.2 (Debian: caddy). In one block of `header`, lines are not applied in their order: `+X 2` is added first, and `X 1`
# then replaces it, so the second of two values is lost. Two directives, a line each, send both.
# One would have guessed that "X 1", then "+X 2" sends both, wherever they are written.
set -euo pipefail
caddy version 2>&1 | grep -q '2\.6\.2' || { caddy version; echo 'another version' >&2; exit 2; }
work=$(mktemp -d); pid=; trap '[ -n "$pid" ] && kill "$pid" 2>/dev/null; rm -rf "$work"' EXIT
export HOME=$work
cat > "$work/Caddyfile" <<C
{
  admin off
  auto_https off
}
http://127.0.0.1:18461 {
  route {
    header /block {
      X 1
      +X 2
    }
    header /lines X 1
    header /lines +X 2
    respond ok
  }
}
C
caddy run --adapter caddyfile --config "$work/Caddyfile" > "$work/log" 2>&1 & pid=$!
for _ in $(seq 100); do curl -s -o /dev/null http://127.0.0.1:18461/ && break; sleep 0.1; done
values() { curl -s -D - -o /dev/null "http://127.0.0.1:18461$1" | tr -d '\r' | sed -n 's/^[Xx]: //p' | paste -sd,; }
block=$(values /block); lines=$(values /lines)
echo "one block: $block | two directives: $lines"
[ "$block" = 1 ] && [ "$lines" = 1,2 ]
