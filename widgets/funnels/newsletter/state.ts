import type { AnswersOf } from '../../wizard/stepForm.ts';

/** Before the visitor has answered anything. */
export const initialValues = () => ({ email: '' });
export type NewsletterValues = AnswersOf<typeof initialValues>;
