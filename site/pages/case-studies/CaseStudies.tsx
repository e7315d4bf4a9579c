import { CASE_FILTERS, PROJECTS_PATH } from '../../facts/caseFilters.ts';
import { CallToAction } from '../../kit/components/CallToAction.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { SampleNote } from '../../kit/components/SampleNote.tsx';
import * as styles from './CaseStudies.css.ts';
import { caseStudies } from './caseStudies.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectsMap } from './ProjectsMap.tsx';

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
      <p>Without JavaScript all projects stay in view.</p>
    </noscript>
  </form>
);

export const CaseStudies = () => (
  <>
    <PageHeader
      here="Case studies"
      heading="Our Solar Installation Projects"
      lead="Homes, offices, a school, a factory, a hall and a car park: what was in the way, what we built, and what it is expected to make."
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
        These six projects are sample content: people, companies and figures are invented, and the figures are worked
        out the way our quotes are.
      </SampleNote>
    </section>
    <CallToAction
      heading="Would your roof make a good story?"
      actions={[
        { text: 'Get Your Free Solar Quote', href: '/solar-quote' },
        { text: 'Contact Our Team', href: '/contact' },
      ]}
    >
      Four short steps tell you size, price and payback. If your building is out of the ordinary, talk to us first.
    </CallToAction>
  </>
);
