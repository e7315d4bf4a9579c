import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../widgets/theme/vars.css.ts';

// Paper: the words, with what a press would have opened and where links lead. Header, footer and what lies over the
// page say in their own styles that they are not printed.
const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { '@media': { print: rule } });

onPaper('body', { background: 'none', display: 'block' });
onPaper('main a', { color: vars.text });
onPaper('main a[href^="http"]::after', { content: '" (" attr(href) ")"', fontSize: '.85em', overflowWrap: 'anywhere' });
onPaper('details::details-content', { contentVisibility: 'visible', blockSize: 'auto', opacity: 1 });
onPaper('h1,h2,h3', { breakAfter: 'avoid' });
onPaper('figure,tr,li,blockquote', { breakInside: 'avoid' });
onPaper('p', { orphans: 3, widows: 3 });
onPaper('noscript,iframe', { display: 'none' });
