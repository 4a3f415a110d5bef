import { chromium } from './drivers/puppeteer.ts';
import { verify } from './verify.ts';

verify(chromium);
