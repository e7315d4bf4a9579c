import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { identity } from '#contract/common/identity.ts';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import { Disclosure, Disclosures } from '../ui/Disclosure/Disclosure.tsx';
import { Figure } from '../ui/Figure/Figure.tsx';
import { Figures } from '../ui/Layout/Layout.tsx';
import { result as words } from './laterCopy.ts';
import * as styles from './ResultLayout.css.ts';

/** What is folded away until somebody asks for it. */
interface ResultDetail {
  readonly summary: string;
  readonly content: ReactNode;
}

interface ResultLayoutProps {
  /** Around everything that Print prints. */
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** A `PriceHeadline`; where there is no price, a `Figure` with emphasis. */
  readonly headline: ReactNode;
  /** The one thing to do now; not printed. */
  readonly nextStep?: ReactNode;
  /** Small `Figure`s, two or four of them. */
  readonly figures?: ReactNode;
  readonly chart?: ReactNode;
  /** What must not be overlooked, below the figures: notices, what happens next. */
  readonly children?: ReactNode;
  readonly details: readonly ResultDetail[];
  /** Below the sheet and not printed: other offers, what can be done with the quote. */
  readonly after: ReactNode;
}

/** Sun over the piers of a staith, in lines: paper takes no colour that is not asked for. */
const Letterhead = () => (
  <p className={styles.letterhead}>
    <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d="M8 21a12 12 0 0 1 24 0zM3 23.5h34M8 24v12M16 24v12M24 24v12M32 24v12M8 36l8-12M16 36l8-12M24 36l8-12" />
    </svg>
    <strong>{identity.brand}</strong>
    <span>{identity.phone}</span>
  </p>
);

/**
 * The order of every result. First screen of a telephone: price, what it is, next step. Then figures and chart; the rest
 * is folded, and printed open.
 */
export function ResultLayout(props: ResultLayoutProps) {
  const { sheet, headline, nextStep, figures, chart, children, details, after } = props;
  return (
    <div className={styles.layout}>
      <div ref={sheet} className={styles.sheet}>
        <Letterhead />
        <div className={styles.pair}>
          {headline}
          {nextStep && (
            <div className={styles.nextStep} data-not-printed="">
              {nextStep}
            </div>
          )}
        </div>
        <div className={styles.pair}>
          {figures && <Figures>{figures}</Figures>}
          {chart}
        </div>
        {children}
        {details.length > 0 && (
          <Disclosures>
            {details.map(({ summary, content }) => (
              <Disclosure key={summary} summary={summary}>
                {content}
              </Disclosure>
            ))}
          </Disclosures>
        )}
      </div>
      {after}
    </div>
  );
}

/** px, of the tag. */
const WIDE = 560;

interface ResultBlockProps {
  readonly summary: string;
  /** It is opened, or open and comes near the screen: what it needs may be fetched. */
  readonly onNear?: () => void;
  readonly children: ReactNode;
}

/**
 * What can be explored beside a quote; not printed. In a narrow tag, on a telephone or in a column, it would be screens long:
 * folded there, so that the quote stays in reach.
 */
export function ResultBlock({ summary, onNear, children }: ResultBlockProps) {
  const block = useRef<HTMLDivElement | null>(null);
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => setWide((block.current?.offsetWidth ?? 0) >= WIDE), []);
  return (
    <div ref={block} className={styles.block} data-not-printed="">
      <Disclosure summary={summary} isOpen={isWide}>
        {onNear && <Near onNear={onNear} />}
        {children}
      </Disclosure>
    </div>
  );
}

/** Tells once when its place comes near the screen; one that is folded away is nowhere near. */
export function Near({ onNear }: { readonly onNear: () => void }) {
  const place = useRef<HTMLSpanElement | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: '300px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, whatever is to be told
  }, []);
  return <span ref={place} className={styles.near} />;
}

interface PriceHeadlineProps {
  readonly label: string;
  readonly value: string;
  /** "a month" */
  readonly unit?: string;
  /** What is had for it, in one sentence. */
  readonly about: string;
  readonly answer: QuoteAnswer;
}

/** The price, and in one sentence what it buys; the reference below it. */
export const PriceHeadline = ({ answer, ...price }: PriceHeadlineProps) => (
  <Figure {...price} note={words.reference} reference={answer.reference ?? ''} emphasis />
);

/** "How we worked this out", a sentence a line. */
export const Workings = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
