/** Questions of `senja new` to a person who answers. */
import { describe, expect, it } from 'vitest';
import { askChoice, askTitle } from '../../../cli/commands/line/questions.ts';
import { Failure } from '../../../cli/io/failures/failure.ts';

/** A person with these answers; the questions are recorded. */
function person(...answers: string[]) {
  const questions: string[] = [];
  const ask = async (question: string): Promise<string | null> => {
    questions.push(question);
    return answers.shift() ?? null;
  };
  return { ask, asked: questions, answers };
}

describe('a title', () => {
  const check = async (title: string): Promise<void> => {
    if (title !== 'Teh')
      throw new Failure('usage/bad-name', {
        id: { message: `“${title}” belum cocok.`, hint: 'Pakai judul lain.' },
        en: { message: `“${title}” will not do.`, hint: 'Use another.' },
      });
  };

  it('is asked for until it is valid, with the reason each time, and is trimmed', async () => {
    const { ask, asked: questions, answers } = person('', 'Kopi', ' Teh ', 'lagi');
    expect(await askTitle(ask, 'id', check)).toBe('Teh');
    expect(questions).toEqual([
      'Judul: ',
      '“” belum cocok. Pakai judul lain.\nJudul: ',
      '“Kopi” belum cocok. Pakai judul lain.\nJudul: ',
    ]);
    expect(answers).toEqual(['lagi']);
  });

  it('is omitted when the input ends', async () => {
    expect(await askTitle(person('Kopi').ask, 'en', check)).toBe(null);
  });

  it('does not hide another error', async () => {
    const broken = async (): Promise<void> => {
      throw new TypeError('bug');
    };
    await expect(askTitle(person('Teh').ask, 'en', broken)).rejects.toThrow('bug');
  });
});

describe('a choice', () => {
  const choices = ['Makanan Sehat', 'Gerakan Ringan'];
  const choose = (ask: ReturnType<typeof person>['ask'], optional = true) =>
    askChoice(ask, { lang: 'id', about: 'Kategori:', choices, optional });

  it('may be made by another name', async () => {
    const also = [['makan'], ['gerak']];
    const question = { lang: 'id', about: 'Kategori:', choices, also, optional: true } as const;
    expect(await askChoice(person('Gerak').ask, question)).toBe('Gerakan Ringan');
  });

  it('is offered as a numbered list', async () => {
    const { ask, asked: questions } = person('2');
    expect(await choose(ask)).toBe('Gerakan Ringan');
    expect(questions).toEqual([
      '\nKategori:\n  1  Makanan Sehat\n  2  Gerakan Ringan\nNomor (Enter: diisi nanti): ',
    ]);
  });

  it.each([
    ['1', 'Makanan Sehat'],
    [' 2 ', 'Gerakan Ringan'],
    ['01', 'Makanan Sehat'],
    ['gerakan ringan', 'Gerakan Ringan'],
    ['', null],
  ])('takes %j', async (answer, chosen) => {
    expect(await choose(person(answer).ask)).toBe(chosen);
  });

  it.each(['0', '3', '-1', '1.5', '99999999999999999999', 'Makanan', 'constructor'])(
    'asks again after %j',
    async (answer) => {
      const { ask, asked: questions } = person(answer, '1');
      expect(await choose(ask)).toBe('Makanan Sehat');
      expect(questions[1]).toBe('Tulis angka dari 1 sampai 2.\nNomor (Enter: diisi nanti): ');
    },
  );

  it('may be left open only if the question says so, also when the input ends', async () => {
    const { ask, asked: questions } = person('');
    expect(await choose(ask, false)).toBe(null);
    expect(questions.map((one) => one.split('\n').at(-1))).toEqual(['Nomor: ', 'Nomor: ']);
  });

  it('aligns the numbers, and prints no control characters', async () => {
    const { ask, asked: questions } = person('10');
    const many = Array.from({ length: 10 }, (_, at) => `Rubrik \u001b[2J${at + 1}`);
    const options = { lang: 'en', about: 'Topic:', choices: many, optional: true } as const;
    expect(await askChoice(ask, options)).toBe(many[9]);
    expect(questions[0]).toContain('\n   9  Rubrik \uFFFD[2J9\n  10  Rubrik \uFFFD[2J10\nNumber (Enter: ');
  });
});
