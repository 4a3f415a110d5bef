#!/bin/bash
# Debian's locales 2.36 (glibc), locale id_ID, with `date` of coreutils 9.1.
# Behaviour: `date` and `date +%c` write a clock of twelve hours (%r), and the locale has no words for AM and PM: five past
#   two in the afternoon and five past two at night are the same text, "Min 17 Agu 2025 02:05:09  WIB" (the two spaces
#   are where the word would be).
# One would have guessed: 14:05:09, since Indonesia writes 24 hours, and since %X of the same locale does so.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
dpkg-query -W -f '${Package} ${Version}\n' locales | grep -E '^locales 2\.36-'
localedef -i id_ID -f UTF-8 "$work/id_ID.UTF-8"
said() { LOCPATH=$work LC_ALL=id_ID.UTF-8 TZ=Asia/Jakarta date -d "2025-08-17 $1 +0700" "${@:2}"; }
night=$(said 02:05:09); afternoon=$(said 14:05:09)
printf 'night:     %s\nafternoon: %s\n%%X:        %s\n' "$night" "$afternoon" "$(said 14:05:09 +%X)"
[ "$night" = "$afternoon" ] && [ "$(said 14:05:09 +%X)" = 14:05:09 ]
