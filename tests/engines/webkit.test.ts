import { webkit } from './drivers/webkit.ts';
import { verify } from './verify.ts';

verify(webkit);
