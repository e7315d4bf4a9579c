import { Drawing } from '../../drawings/Drawing.tsx';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { TickItems } from '../../kit/components/Lists.tsx';
import { Price } from '../../kit/components/PlanCards.tsx';
import { slugOf } from '../../markdown/markdown.ts';
import * as styles from './PlanLadder.css.ts';

/** A plan as what it adds to the one before it. */
export interface LadderPlan {
  readonly name: string;
  /** "£15 a month" */
  readonly price: string;
  readonly description: string;
  /** Name of the plan that it includes all of; "" for the first. */
  readonly base: string;
  readonly adds: readonly string[];
  /** What it has of that plan. */
  readonly inherits: readonly string[];
  /** Drawings of what it covers, one a part of the home. */
  readonly parts: readonly string[];
  readonly href: `/${string}`;
  /** Words of the flag on the one that we recommend. */
  readonly flag?: string;
}

const Rung = ({ name, price, description, base, adds, inherits, parts, href, flag }: LadderPlan) => (
  <li id={slugOf(name)} className={flag === undefined ? styles.plan : `${styles.plan} ${styles.recommended}`}>
    {flag !== undefined && <p className={styles.flag}>{flag}</p>}
    <div className={styles.head}>
      <h3 className={styles.name}>{name}</h3>
      <Price text={price} />
      <p className={styles.description}>{description}</p>
    </div>
    <div className={styles.parts}>
      {parts.map((part) => (
        <span key={part} className={styles.part}>
          <Drawing name={part} />
        </span>
      ))}
    </div>
    <div className={styles.cover}>
      {base !== '' && <p className={styles.base}>Everything in {base}, plus:</p>}
      <div className={styles.added}>
        <TickItems items={adds} />
      </div>
      {base !== '' && (
        <div className={styles.inherited}>
          <TickItems items={inherits} />
        </div>
      )}
    </div>
    <a className={flag === undefined ? actionLink.sizes.quiet : actionLink.sizes.small} href={href}>
      Choose {name}
    </a>
  </li>
);

/** Plans that build on one another. On a small screen a row of all prices comes first: no plan waits off the screen. */
export const PlanLadder = ({ plans }: { readonly plans: readonly LadderPlan[] }) => (
  <>
    <ul className={styles.prices}>
      {plans.map(({ name, price }) => (
        <li key={name}>
          <a className={styles.shortcut} href={`#${slugOf(name)}`}>
            <b className={styles.amount}>{price.replace(' a month', '')}</b> {name}
          </a>
        </li>
      ))}
    </ul>
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <Rung key={plan.name} {...plan} />
      ))}
    </ul>
  </>
);
