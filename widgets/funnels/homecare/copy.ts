import { homecareTerms } from '#contract/common/homecareTerms.ts';

export const wizard = {
  label: 'HomeCare quote',
  steps: ['Select Plan', 'Your Details', 'Confirmation'],
} as const;

export const plan = {
  heading: 'Choose your HomeCare plan',
  intro: "Three short steps. Choose a plan and a specialist will call you. You don't pay anything here.",
  legend: 'Which plan would you like?',
  clicked: 'The plan you clicked',
  adds: (base: string) => `Everything in ${base}, and:`,
  term: (label: string, total: string) => `${label} comes to ${total}, the shortest term.`,
  mind: `You have ${homecareTerms.coolingOffDays} days to change your mind after you agree. All prices include VAT.`,
  submit: 'Continue',
} as const;
