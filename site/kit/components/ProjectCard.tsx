import type { CaseStudy } from '../../facts/caseStudies.ts';
import * as styles from './ProjectCard.css.ts';

interface Props {
  readonly project: CaseStudy;
  /** Below the page's own heading, or below that of a section. */
  readonly Heading: 'h2' | 'h3';
}

/** A project among others. `data-filters` is what client/behaviours/caseFilter.ts reads. */
export const ProjectCard = ({ project, Heading }: Props) => (
  <li className={styles.card} data-filters={project.filters.join(' ')}>
    <div className={styles.picture}>
      <project.Picture />
    </div>
    <div className={styles.words}>
      <p className={styles.place}>
        {project.location} <span className={styles.date}>{project.completedText}</span>
      </p>
      <Heading className={styles.title}>
        <a className={styles.link} href={project.path}>
          {project.title}
        </a>
      </Heading>
      <p className={styles.description}>{project.description}</p>
      <p className={styles.facts}>
        <span className={styles.size}>{project.systemSize}</span>
        <span>{project.clientType}</span>
      </p>
    </div>
  </li>
);
