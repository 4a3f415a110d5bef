import { firefox } from './drivers/puppeteer.ts';
import { verify } from './verify.ts';

verify(firefox);
