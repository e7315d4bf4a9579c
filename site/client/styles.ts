/**
 * Every style sheet of the pages as one file. Only the build reads this module: it has no script of its own, and
 * the drawings, icons and charts that pages borrow from the widgets bring theirs. A sheet comes after those that it may
 * have to overrule: what pages share, then the pages, then what holds for all of them in print.
 */
import '../kit/styles/pageChange.css';

import.meta.glob(
  [
    '../../widgets/ui/{icons,illustrations}/*.css.ts',
    '../../widgets/ui/{Chart,BarChart,CostChart,PaybackChart,Switch,VisuallyHidden}/*.css.ts',
    '../{drawings,figures,kit}/**/*.css.ts',
    '!../kit/styles/**',
  ],
  { eager: true },
);
import.meta.glob('../pages/**/*.css.ts', { eager: true });
import.meta.glob('../kit/styles/*.css.ts', { eager: true });
