import { defineSite, file, page } from 'senja';
import type { Content } from '../.senja/content';

export default defineSite({
  pages: ({ staff, places, schedules }: Content) => [
    page('/', 'home', () => ({ title: 'Village health post', days: schedules.sorted('day').all })),
    page('/404.html', 'not-found'),
    ...staff.pages((one) => ({ sessions: schedules.of(one) })),
    ...places.pages((one) => ({ sessions: schedules.of(one) })),
    page('/staff/', 'list', () => ({
      title: 'Staff',
      items: staff.all.map(({ name, href, body }) => ({ name, href, words: body.text.split(' ').length })),
    })),
  ],
  files: ({ staff }: Content) => [
    file('search.json', () => JSON.stringify(staff.all.map(({ href, body }) => [href, body.text]))),
  ],
});
