import type { FunctionComponent } from 'react';
import { Drawing } from '../../drawings/Drawing.tsx';
import type { PlanCard } from '../../facts/prices.ts';
import * as actionLink from './actionLink.css.ts';
import { TickItems } from './Lists.tsx';
import * as styles from './PlanCards.css.ts';

const PARTS = /^(.*?)(£[\d,.]+)(.*)$/;

/** "from £80 a month" with the figure large; read as one sentence. */
export const Price = ({ text }: { readonly text: string }) => {
  const [, before, amount, after] = PARTS.exec(text) ?? [];
  if (amount === undefined) return <p className={styles.priceWords}>{text}</p>;
  return (
    <p className={styles.price}>
      {before}
      <span className={styles.amount}>{amount}</span>
      {after && ' '}
      <span className={styles.period}>{after?.trim()}</span>
    </p>
  );
};

const Card = ({ name, price, description, includes, href, action, picture }: PlanCard) => (
  <li className={styles.plan}>
    <div className={styles.picture}>
      <Drawing name={picture} />
    </div>
    <div className={styles.words}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.description}>{description}</p>
      <TickItems items={includes} />
    </div>
    <div className={styles.offer}>
      <Price text={price} />
      <a className={actionLink.sizes.small} href={href} aria-label={`${action}: ${name}`}>
        {action}
      </a>
    </div>
  </li>
);

/** Plans as a price list: drawing, words, price and the link that carries the plan along. */
export const PlanCards = ({ plans }: { readonly plans: readonly PlanCard[] }) => (
  <ul className={styles.plans}>
    {plans.map((plan) => (
      <Card key={plan.name} {...plan} />
    ))}
  </ul>
);

interface Product {
  readonly name: string;
  /** "£799" */
  readonly price: string;
  readonly description: string;
  readonly includes: readonly string[];
  readonly Picture: FunctionComponent;
}

/** Products to choose from, side by side; the choice itself is made in the form. */
export const ProductCards = ({ items }: { readonly items: readonly Product[] }) => (
  <ul className={styles.products}>
    {items.map(({ name, price, description, includes, Picture }) => (
      <li key={name} className={styles.product}>
        <div className={styles.productPicture}>
          <Picture />
        </div>
        <h3 className={styles.productName}>{name}</h3>
        <p className={styles.productPrice}>{price}</p>
        <p className={styles.productText}>{description}</p>
        <div className={styles.productList}>
          <TickItems items={includes} />
        </div>
      </li>
    ))}
  </ul>
);
