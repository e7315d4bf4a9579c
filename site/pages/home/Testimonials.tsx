import { ArrowIcon } from '../../../widgets/ui/icons/ControlIcons.tsx';
import { BackIcon } from '../../../widgets/ui/icons/StepIcons.tsx';
import { SampleNote } from '../../kit/components/Notes.tsx';
import * as section from './section.css.ts';
import * as styles from './Testimonials.css.ts';
import { testimonials } from './testimonials.ts';

const Controls = () => (
  <div className={styles.controls}>
    <p className={styles.status} data-part="status" role="status" />
    <button className={styles.button} type="button" data-part="previous" aria-label="Previous reviews" disabled>
      <BackIcon />
    </button>
    <button className={styles.button} type="button" data-part="next" aria-label="Next reviews">
      <ArrowIcon />
    </button>
  </div>
);

/** Section 14: what customers say, by the page. Without JavaScript it is a row that scrolls. */
export const Testimonials = () => (
  <section className={styles.section} id="reviews" aria-labelledby="reviews-title">
    <div className={styles.intro}>
      <h2 className={section.heading} id="reviews-title">
        In their own words
      </h2>
      <SampleNote>Sample reviews by invented people. Real ones take their place before the site goes live.</SampleNote>
    </div>
    <div className={styles.carousel} data-behaviour="carousel">
      <Controls />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <ul className={styles.track} data-part="track" tabIndex={0} aria-label="Reviews">
        {testimonials.map(({ name, position, service, review }) => (
          <li key={name} className={styles.card}>
            <div className={styles.quote} data-part="slide">
              <blockquote className={styles.review}>
                <p>{review}</p>
              </blockquote>
              <p className={styles.author}>
                <span className={styles.name}>{name}</span>
                <span>{position}</span>
                <span className={styles.service}>{service}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.dots} data-part="dots" />
    </div>
  </section>
);
