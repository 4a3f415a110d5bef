import { expect, it } from 'vitest';
import marks from '../../../cli/checks/marks/index.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';
import { bodyFaults } from '../../../cli/core/bodies/text/body-check.ts';

const fixes = (text: string) =>
  bodyFaults(new BodyText({ text, start: 0 }), [marks]).flatMap(({ code, params }) =>
    code === 'markdown/lost-sign' ? [params?.fix] : [],
  );

it('suggests the sign with a backslash', () => {
  expect(fixes('> 60 tahun')).toEqual(['\\> 60 tahun']);
  expect(fixes('Satu\n>60 tahun\ndua')).toEqual(['\\>60 tahun']);
  expect(fixes('2*3*4, 5*6*7')).toEqual(['\\*3\\*', '\\*6\\*']);
  expect(fixes('2*3*4*')).toEqual(['\\*3\\*']);
  expect(fixes('2*3 sendok, rumus a*b')).toEqual(['\\*3 sendok, rumus a\\*']);
  expect(fixes('a*b*c')).toEqual(['\\*b\\*']);
  expect(fixes('2**3 dan 4**5')).toEqual(['\\*\\*3 dan 4\\*\\*']);
  expect(fixes('x**2 + y**2 = 2*3*4')).toEqual(['\\*\\*2 + y\\*\\*', '\\*3\\*']);
  expect(fixes('10*2 tablet\nlalu 3*4')).toEqual(['\\*2 tablet lalu 3\\*']);
  expect(fixes('2*3 *miring* `4*5` 7*8')).toEqual(['\\*3 *miring* `4*5` 7\\*']);
  expect(fixes(`2*${'3 kali '.repeat(20)}4*5`)).toEqual([
    `\\*${'3 kali '.repeat(4)}…${'3 kali '.repeat(20).slice(-27)}4\\*`,
  ]);
  expect(fixes('Harga 5 ribu*\n\n* belum termasuk pajak')).toEqual(['\\* belum termasuk pajak']);
  expect(fixes('> 60 orang\n\n> 2*3*4')).toEqual(['\\> 60 orang', '\\> 2*3*4', '\\*3\\*']);
  expect(fixes('> - 2*3*4\n\n| A |\n|---|\n| 5*6*7 |')).toEqual(['\\*3\\*', '\\*6\\*']);
});

it.each([
  '> Kata Ibu',
  '> 60 tahun kemudian\n> kami bertemu',
  '> 1. Satu',
  '> 18F recommendation: write it down.',
  '> 2nd place',
  '>2)Dua',
  '\\> 60',
  '2\\*3\\*4',
  '`2*3*4` *miring*',
  '*2*3 a*3*',
  '2*3 = 6',
  '*2*3*',
  '*3*4',
  '2 * 3 * 4',
  'meng*update*kan, di*share ulang*kan',
  'un*frigging*believable',
  '**2*3** dan ***4*5***',
  'Minum**3 kali**sehari, Rp**50**000',
  '**2 sendok** **3**',
  'Harga 5 ribu*\n\n* satu\n* dua',
  'Harga 5 ribu*\n\n- satu',
  'Harga\n\n* satu',
])('finds nothing in %j', (text) => {
  expect(fixes(text)).toEqual([]);
});
