import { chromium } from './drivers/puppeteer.ts';
import { judge } from './judge.ts';

judge(chromium);
