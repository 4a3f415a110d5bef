#!/bin/bash
# date-fns 4.1.0 and moment 2.30.1, locale id; Node's Intl (ICU), id-ID.
# Behaviour: Intl abbreviates August as "Agu", date-fns and moment as "Agt". Neither reads the other form: dates that a
#   page or a form writes with toLocaleDateString('id-ID', { dateStyle: 'medium' }) are read in eleven months of the
#   year and are invalid dates in August, moment's forgiving mode included.
# One would have guessed: the short months of one locale are the same everywhere, or a parser takes any prefix of the
#   name ("Agu" begins "Agustus").
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
cd "$work"; npm init -y >/dev/null
npm install --no-audit --no-fund --silent date-fns@4.1.0 moment@2.30.1
cat > try.cjs <<'JS'
const { parse, isValid } = require('date-fns');
const { id } = require('date-fns/locale');
const moment = require('moment');
require('moment/locale/id');
const format = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'UTC' });
const unread = { 'date-fns': [], moment: [] };
for (let month = 0; month < 12; month += 1) {
  const text = format.format(Date.UTC(2025, month, 17));
  if (!isValid(parse(text, 'd MMM yyyy', new Date(0), { locale: id }))) unread['date-fns'].push(text);
  if (!moment(text, 'D MMM YYYY', 'id').isValid()) unread.moment.push(text);
}
console.log('written by Intl, not read:', unread);
if (Object.values(unread).some((texts) => texts.join() !== '17 Agu 2025')) process.exit(1);
JS
node try.cjs
