/** Everything that the visitor can answer, as the form holds it. */
export interface NewsletterValues {
  email: string;
}

/** Before the visitor has answered anything. */
export const initialValues = (): NewsletterValues => ({ email: '' });
