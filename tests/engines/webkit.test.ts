import { webkit } from './drivers/webkit.ts';
import { judge } from './judge.ts';

judge(webkit);
