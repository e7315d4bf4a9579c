import * as styles from './NextSteps.css.ts';

const steps = [
  { title: 'Your quote, online', text: 'Four short steps and your price is on the screen, with a copy in your inbox.' },
  {
    title: 'Technical survey',
    text: 'We look at your roof and your electrics and confirm the price. Nothing is agreed before.',
  },
  { title: 'Installation day', text: 'Our installers fit and connect everything, typically in 1–2 days.' },
  { title: 'Start saving', text: 'You use your own electricity from the first sunny hour.' },
];

export const NextSteps = () => (
  <section className={styles.section} aria-labelledby="next-steps">
    <h2 className={styles.heading} id="next-steps">
      What happens next
    </h2>
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
