import { firefox } from './drivers/puppeteer.ts';
import { judge } from './judge.ts';

judge(firefox);
