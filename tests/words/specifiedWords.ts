/** A text of the specification, word for word, and where it has it. */
interface SpecifiedWords {
  readonly text: string;
  readonly specifiedIn: string;
}

/** Texts that stay as they are although they have a banned word, or more of them than a heading may. */
export const specifiedWords: readonly SpecifiedWords[] = [
  {
    text: "We're sorry, the page you are looking for doesn't exist or has been moved.",
    specifiedIn: 'site specification, section 8: unknown route',
  },
  {
    text: 'Solar energy experts in Newcastle upon Tyne and the North East',
    specifiedIn: 'site specification, section 2: Contact Us, the text below the columns',
  },
];
