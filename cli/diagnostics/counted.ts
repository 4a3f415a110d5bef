/** @returns a number with what it counts, in English: "1 file", "2 files" */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
