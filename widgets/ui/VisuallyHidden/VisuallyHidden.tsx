import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** For those who listen instead of look. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);

/** Of what changes with each key or step of a slider that is said where it rests. */
const REST_MS = 600;

/** What a change has come to, once it rests; nothing of what stood there at first. */
export function Spoken({ text }: { readonly text: string }) {
  const [first] = useState(text);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (text === first && spoken === '') return undefined;
    const timer = setTimeout(() => setSpoken(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text, first, spoken]);
  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  );
}
