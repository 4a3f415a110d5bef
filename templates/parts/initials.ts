/** Up to two initials of a name; academic titles (`dr.`, `Sp.PD`, `M.Gizi`) are not part of it. */
export function initials(name: string): string {
  const [given = ''] = name.split(',');
  return given
    .split(/\s+/)
    .filter((word) => word !== '' && !word.includes('.'))
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('id'))
    .join('');
}
