import { BackIcon } from '../../../widgets/ui/icons/StepIcons.tsx';
import { PROJECTS_PATH } from '../../facts/caseFilters.ts';
import { caseStudies, type CaseStudy } from '../../facts/caseStudies.ts';
import { MonthChart } from '../../figures/charts/MonthChart.tsx';
import { Prose } from '../../figures/Prose.tsx';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { SolarQuoteLink } from '../../kit/components/CallToAction.tsx';
import { CustomerQuote } from '../../kit/components/CustomerQuote.tsx';
import { TickItems } from '../../kit/components/Lists.tsx';
import { SampleNote } from '../../kit/components/Notes.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { ProjectCard } from '../../kit/components/ProjectCard.tsx';
import * as styles from './CaseStudyPage.css.ts';

interface Props {
  readonly project: CaseStudy;
}

const LIST = { name: 'Case studies', path: PROJECTS_PATH } as const;

/** The same on every project, in the words of the site specification. */
const BENEFITS = [
  'Reduced energy costs',
  'Lower carbon footprint',
  'Energy independence',
  'Long-term investment',
  'Enhanced property value',
] as const;

const Header = ({ project }: Props) => (
  <PageHeader
    above={[LIST]}
    here={project.title}
    heading={project.title}
    lead={project.description}
    Picture={project.Picture}
  >
    <dl className={styles.facts}>
      <div>
        <dt className={styles.label}>Location</dt>
        <dd>{project.location}</dd>
      </div>
      <div>
        <dt className={styles.label}>Completed</dt>
        <dd>
          <time dateTime={project.completed}>{project.completedText}</time>
        </dd>
      </div>
      <div>
        <dt className={styles.label}>Client type</dt>
        <dd>{project.clientType}</dd>
      </div>
      <div>
        <dt className={styles.label}>System size</dt>
        <dd>{project.systemSize}</dd>
      </div>
    </dl>
    <a className={styles.back} href={LIST.path} data-behaviour="backButton">
      <BackIcon /> Back to projects
    </a>
  </PageHeader>
);

const Story = ({ project: { story, year } }: Props) => (
  <div className={styles.story}>
    {story.map(({ heading, text }) => (
      <section key={heading} className={styles.part}>
        <h2 className={styles.heading}>{heading}</h2>
        <Prose text={text} />
      </section>
    ))}
    <MonthChart
      caption={`${year.caption}: ${year.total.toLocaleString('en-GB')} kWh`}
      kilowattHours={year.months}
      note={year.note}
    />
  </div>
);

const Panel = ({ project: { specifications } }: Props) => (
  <aside className={styles.panel} aria-label="Specifications, benefits and quote">
    <section className={styles.specifications}>
      <h2 className={styles.panelHeading}>Specifications</h2>
      <dl>
        {Object.entries(specifications).map(([label, value]) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
    <section className={styles.benefits}>
      <h2 className={styles.panelHeading}>Key Benefits</h2>
      <TickItems items={BENEFITS} />
    </section>
    <section className={styles.quote}>
      <h2 className={styles.panelHeading}>Get a Free Quote</h2>
      <p>Design a system for your own roof and see the price straight away.</p>
      <SolarQuoteLink size="onDark">Get Your Free Solar Quote</SolarQuoteLink>
      <a className={actionLink.sizes.onDarkQuiet} href="/contact">
        Contact Our Team
      </a>
    </section>
  </aside>
);

const Gallery = ({ pictures }: { readonly pictures: CaseStudy['gallery'] }) => (
  <section className={styles.section} aria-labelledby="gallery">
    <h2 className={styles.heading} id="gallery">
      Project Gallery
    </h2>
    <ul className={styles.gallery}>
      {pictures.map(({ shown, caption }) => (
        <li key={caption}>
          <figure className={styles.figure}>
            {'html' in shown ? (
              // oxlint-disable-next-line react/no-danger -- made by us of a picture whose words are escaped
              <div className={styles.photograph} dangerouslySetInnerHTML={{ __html: shown.html }} />
            ) : (
              <div className={styles.frame}>
                <shown.Picture />
              </div>
            )}
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
);

// Those with most filters in common come first.
function related(project: CaseStudy): readonly CaseStudy[] {
  const common = (other: CaseStudy): number => other.filters.filter((name) => project.filters.includes(name)).length;
  return caseStudies
    .filter(({ slug }) => slug !== project.slug)
    .toSorted((one, other) => common(other) - common(one))
    .slice(0, 3);
}

/** One finished project. */
export const CaseStudyPage = ({ project }: Props) => (
  <>
    <Header project={project} />
    <div className={styles.columns}>
      <Story project={project} />
      <Panel project={project} />
    </div>
    {project.gallery.length > 0 && <Gallery pictures={project.gallery} />}
    {project.testimonial && (
      <div className={styles.section}>
        <CustomerQuote {...project.testimonial} detail={project.testimonial.position} />
      </div>
    )}
    <section className={styles.section} aria-labelledby="more">
      <h2 className={styles.heading} id="more">
        More projects
      </h2>
      <ul className={styles.related}>
        {related(project).map((other) => (
          <ProjectCard key={other.slug} project={other} Heading="h3" />
        ))}
      </ul>
      <SampleNote>
        This project is a sample: its people and figures are made up. We've worked out the figures the way our quotes
        do.
      </SampleNote>
    </section>
  </>
);
