/**
 * Every style sheet of the pages as one file. Only the build reads this module: it has no script of its own, and
 * the drawings and icons that pages borrow from the widgets bring theirs.
 */
import '../styles/pageChange.css';

import.meta.glob(['../**/*.css.ts', '../../widgets/ui/icons/*.css.ts', '../../widgets/ui/illustrations/*.css.ts'], {
  eager: true,
});
