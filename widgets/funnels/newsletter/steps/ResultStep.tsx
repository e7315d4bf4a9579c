import { result as copy } from '../laterCopy.ts';

/** Where to look. */
export const ResultStep = () => <p>{copy.text}</p>;
