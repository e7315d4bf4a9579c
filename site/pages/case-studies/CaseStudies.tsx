import { fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';
import { CASE_FILTERS, PROJECTS_PATH } from '../../facts/caseFilters.ts';
import { caseStudies } from '../../facts/caseStudies.ts';
import { CallToAction } from '../../kit/components/CallToAction.tsx';
import { SampleNote } from '../../kit/components/Notes.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { ProjectCard } from '../../kit/components/ProjectCard.tsx';
import * as styles from './CaseStudies.css.ts';

const GAP = 14;

/** x, y on the drawing, the side of the dot on which the name stands, and how far from it: beyond the line of the coast. */
const PLACES = [
  { name: 'North Shields', x: 270, y: 46, side: 'start', gap: 27 },
  { name: 'Newcastle', x: 188, y: 62, side: 'end', gap: GAP },
  { name: 'Gateshead', x: 196, y: 96, side: 'end', gap: GAP },
  { name: 'Sunderland', x: 306, y: 120, side: 'start', gap: GAP },
  { name: 'Durham', x: 172, y: 176, side: 'end', gap: GAP },
] as const;

/** Where the projects are: the two rivers, the coast and five places. */
const ProjectsMap = () => (
  <Art size="450 220">
    <path className={fill.sky} d="M282 0q-6 22 4 40-2 14 6 26 16 26 20 50 10 30 22 52 8 28 26 52h106V0z" />
    <path className={styles.river} d="M0 106q44-24 92-18t74-6 40-6 38-20 46-14" />
    <path className={styles.river} d="M128 222q36-6 40-26 12-26 16-4 20 10 36-18 22-12 38-32t54-24" />
    <path d="M282 0q-6 22 4 40M288 46q4 12 4 20 16 26 20 48M314 122q10 26 20 46 8 28 26 52" />
    <path
      className={fine}
      d="M356 18q6-5 12 0t12 0M340 84q6-5 12 0t12 0M384 66q6-5 12 0t12 0M374 168q6-5 12 0t12 0M16 156q10-12 20 0M44 168q10-12 20 0M24 192q10-12 20 0M96 28q10-12 20 0M126 16q10-12 20 0"
    />
    {PLACES.map(({ name, x, y, side, gap }) => (
      <g key={name}>
        <circle className={fill.glow} cx={x} cy={y} r="11" />
        <circle className={fill.sun} cx={x} cy={y} r="6" />
        <circle cx={x} cy={y} r="6" />
        <text className={styles.names[side]} x={side === 'end' ? x - gap : x + gap} y={y + 4}>
          {name}
        </text>
      </g>
    ))}
  </Art>
);

/** A form, so that the buttons are buttons; without script the page comes back whole. */
const Filters = () => (
  <form className={styles.filters} method="get" action={PROJECTS_PATH}>
    <fieldset className={styles.buttons}>
      <legend className={styles.legend}>Show</legend>
      <button className={styles.button} type="submit" name="filter" value="all" aria-pressed="true">
        All Projects
      </button>
      {CASE_FILTERS.map(({ value, text }) => (
        <button key={value} className={styles.button} type="submit" name="filter" value={value} aria-pressed="false">
          {text}
        </button>
      ))}
    </fieldset>
    <p className={styles.count} role="status">{`${caseStudies.length} projects`}</p>
    <noscript>
      <p>You'll see all projects without JavaScript.</p>
    </noscript>
  </form>
);

export const CaseStudies = () => (
  <>
    <PageHeader
      here="Case studies"
      heading="Our Solar Installation Projects"
      lead="Homes, offices, a school, a factory, a hall and a car park: the problem, what we built, and what it's expected to make."
      Picture={ProjectsMap}
    />
    <section className={styles.section} aria-label="Projects" data-behaviour="caseFilter">
      <Filters />
      <ul className={styles.grid}>
        {caseStudies.map((project) => (
          <ProjectCard key={project.slug} project={project} Heading="h2" />
        ))}
      </ul>
      <SampleNote>
        These six projects are samples: the people, companies and figures are made up. We've worked out the figures the
        way our quotes do.
      </SampleNote>
    </section>
    <CallToAction
      heading="Get a price for your roof"
      actions={[
        { text: 'Get Your Free Solar Quote', href: '/solar-quote' },
        { text: 'Contact Our Team', href: '/contact' },
      ]}
    >
      See your size, price and payback in four short steps. Got an unusual building? Talk to us first.
    </CallToAction>
  </>
);
