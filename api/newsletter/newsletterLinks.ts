export const CONFIRM_PATH = '/newsletter/confirm';
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

export interface NewsletterLinks {
  readonly confirm: (token: string) => string;
  readonly unsubscribe: (token: string) => string;
}

/** Addresses in the newsletter's mails. Built from the configured address alone, as those of a saved quote. */
export const createNewsletterLinks = (publicUrl: string): NewsletterLinks => ({
  confirm: (token) => `${publicUrl}${CONFIRM_PATH}/${token}`,
  unsubscribe: (token) => `${publicUrl}${UNSUBSCRIBE_PATH}/${token}`,
});
