/**
 * Every style sheet of the pages as one file. Only the build reads this module: it has no script of its own, and
 * the drawings, icons and charts that pages borrow from the widgets bring theirs.
 */
import '../styles/pageChange.css';

import.meta.glob(
  [
    '../**/*.css.ts',
    '../../widgets/ui/{icons,illustrations}/*.css.ts',
    '../../widgets/ui/{Chart,BarChart,CostChart,PaybackChart,VisuallyHidden}/*.css.ts',
  ],
  { eager: true },
);
