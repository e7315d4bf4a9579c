import { registry } from '#contract/registry.ts';
import { definePresenter } from './presenter.ts';

/** A sign-up for the newsletter: the address is asked by mail before anything else is sent to it. Sales get no mail. */
export const newsletterPresenter = definePresenter({
  contract: registry.newsletter,
  mails: ['newsletter-mail'],
  actions: [],
  savesQuote: false,
  present: () => ({
    subjectParts: ['Newsletter'],
    headline: [],
    sections: [],
    address: '',
    flags: [],
  }),
});
