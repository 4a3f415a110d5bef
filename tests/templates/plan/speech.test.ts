/** What voices say of texts that they read wrongly, in both languages. */
import { describe, expect, it } from 'vitest';
import { speaker } from '../../../client/parts/spoken.ts';
import { speechRules } from '../../../templates/plan/speech.ts';
import { inEnglish, inIndonesian } from '../../support/values/words.ts';

const settings = {
  emergencyNumbers: [
    { number: '119', label: 'ambulans' },
    { number: '112', label: 'darurat' },
  ],
};

describe.each([
  [
    'Indonesian',
    speaker(speechRules(settings, inIndonesian)),
    {
      // Numbers that dial.
      'Segera telepon 119 atau 112.': 'Segera telepon 1 1 9 atau 1 1 2.',
      '119': '1 1 9',
      'Ambulans (119), darurat 112: gratis.': 'Ambulans (1 1 9), darurat 1 1 2: gratis.',
      'Hubungi 1500-567 atau 110.': 'Hubungi 1 5 0 0, 5 6 7 atau 110.',
      'WA 0812-3456-7890.': 'WA 0 8 1 2, 3 4 5 6, 7 8 9 0.',
      'Kantor: (021) 5550 1234, +62 21 5550 1234.':
        'Kantor: 0 2 1, 5 5 5 0, 1 2 3 4, plus 6 2, 2 1, 5 5 5 0, 1 2 3 4.',
      // No such numbers.
      'Berat 119 gram, 119 mg, 1.119, 119.000, 119,5 dan 119/80.':
        'Berat 119 gram, 119 miligram, 1119, 119000, 119,5 dan 119 per 80.',
      'Tanggal 01-05-2025, 2025-05-01, atau 1/5/2025.': 'Tanggal 01-05-2025, 2025-05-01, atau 1/5/2025.',
      // Ranges.
      '5–10 menit, 2-3 kali, 5 – 10 menit, 60–70%, 36–37°C, 2,5-3 kg':
        '5 sampai 10 menit, 2 sampai 3 kali, 5 sampai 10 menit, 60 sampai 70 persen, 36 sampai 37 derajat Celsius, 2,5 sampai 3 kilogram',
      '20–25 April 2025, 2019–2021, Senin–Jumat':
        '20 sampai 25 April 2025, 2019 sampai 2021, Senin sampai Jumat',
      'kira-kira – begitulah – COVID-19': 'kira-kira – begitulah – COVID-19',
      // Parts.
      '½ sendok, ¼ gelas, ¾ piring, 1½ jam, 2 ¼ liter':
        'setengah sendok, seperempat gelas, tiga perempat piring, 1 setengah jam, 2 seperempat liter',
      '1/2 tablet, 3/4 gelas, 1 1/2 kg, ½ kg':
        'setengah tablet, tiga perempat gelas, 1 setengah kilogram, setengah kilogram',
      // Pressure, times, days.
      'Tekanan 120/80 mmHg, lalu 140/90.': 'Tekanan 120 per 80 milimeter air raksa, lalu 140 per 90.',
      'Pukul 18.30, 07.05, 18.00, 08.00–10.00.': 'Pukul 18 lewat 30 menit, 7 lewat 5 menit, 18, 8 sampai 10.',
      'Pukul setengah tujuh malam.': 'Pukul setengah tujuh malam.',
      // Units.
      '37,5 °C; 500 mg; 5mL; 2 l; 1,5 kg; 30 km/jam; 100 mg/dL; 10 m²; 3 cm':
        '37,5 derajat Celsius; 500 miligram; 5 mililiter; 2 liter; 1,5 kilogram; 30 kilometer per jam; 100 miligram per desiliter; 10 meter persegi; 3 sentimeter',
      'Minum 3x sehari, 3×1, 2 x 1 tablet, 150 kkal.':
        'Minum 3 kali sehari, 3 kali 1, 2 kali 1 tablet, 150 kilokalori.',
      'Vitamin B12, 5 menit, 5 malam, 5 gelas, 3 lansia': 'Vitamin B12, 5 menit, 5 malam, 5 gelas, 3 lansia',
      '2.000 ml, 1.500.000 orang, 2.000–2.500': '2000 mililiter, 1500000 orang, 2000 sampai 2500',
      // Signs and powers.
      '±10 menit, ≥ 140/90, ≤5 g, >3 kali':
        'kurang lebih 10 menit, paling sedikit 140 per 90, paling banyak 5 gram, lebih dari 3 kali',
      '10², 10^3, 10⁻³, H₂O, xⁿ': '10 pangkat 2, 10 pangkat 3, 10 pangkat minus 3, H2O, xⁿ',
      // Abbreviations.
      'Diperiksa dr. Laras, Sp.PD. Dr. Rini, drg. Ida':
        'Diperiksa dokter Laras, spesialis penyakit dalam. doktor Rini, dokter gigi Ida',
      'Tn. Adi dan Ny. Ida, mis. sayur, buah, dll. Minum air.':
        'Tuan Adi dan Nyonya Ida, misalnya sayur, buah, dan lain-lain. Minum air.',
      'Sayur, dll. yang segar, dsb.': 'Sayur, dan lain-lain yang segar, dan sebagainya.',
      'Obat yg diminum tgl. 5, No. 7': 'Obat yang diminum tanggal 5, nomor 7',
      'Hadir. Kadr. Mobil.': 'Hadir. Kadr. Mobil.',
    },
  ],
  [
    'English',
    speaker(speechRules(settings, inEnglish)),
    {
      'Call 119, or dial 112.': 'Call 1 1 9, or dial 1 1 2.',
      'Phone +44 20 7946 0958.': 'Phone plus 4 4, 2 0, 7 9 4 6, 0 9 5 8.',
      '119 grams, 119 g': '119 grams, 119 grams',
      '5–10 minutes, 2-3 times, Monday–Friday': '5 to 10 minutes, 2 to 3 times, Monday to Friday',
      '½ cup, 1½ hours, 1 1/2 tsp': 'a half cup, 1 and a half hours, 1 and a half teaspoons',
      'Pressure 120/80 mmHg': 'Pressure 120 over 80 millimetres of mercury',
      '37.5 °C, 1,500 ml, 100 mg/dL, 18:30, 2.25 l':
        '37.5 degrees Celsius, 1500 millilitres, 100 milligrams per decilitre, 18:30, 2.25 litres',
      '±10, ≥ 5, 3× a day, 10²': 'about 10, at least 5, 3 times a day, 10 to the power of 2',
      'Dr. Hill says, e.g., soup, etc. Then rest.':
        'Doctor Hill says, for example, soup, and so on. Then rest.',
      'I said no. Half past six.': 'I said no. Half past six.',
    },
  ],
])('in %s', (_, spoken, lines: Readonly<Record<string, string>>) => {
  it.each(Object.entries(lines))('%s', (line, said) => {
    expect(spoken(line)).toBe(said);
  });
});

it('says digit by digit only what dials, where a site names no emergency number', () => {
  const spoken = speaker(speechRules({}, inIndonesian));
  expect(spoken('119 langkah, telepon 119')).toBe('119 langkah, telepon 1 1 9');
});

it('has no pattern that old Safari cannot read', () => {
  const all = [inIndonesian, inEnglish].flatMap((say) => speechRules(settings, say));
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter(([pattern]) => /\(\?<[=!]/.test(pattern))).toEqual([]);
});
