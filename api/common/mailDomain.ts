import { domainToASCII } from 'node:url';

/** The domain of a mail address in the one spelling that DNS has for it: "MÜNCHEN.example" is "xn--mnchen-3ya.example". */
export function mailDomain(address: string): string {
  const typed = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return domainToASCII(typed) || typed;
}

// A header with other letters asks for SMTPUTF8 all along the way: a server without it may refuse the mail for good, and its
// lead would go unread. The mailer writes domains in ASCII; for what stands before them there is no such spelling.
const ASCII_LOCAL_PART = /^[!-~]+@/;

/** Whether a mail can name an address as the one to answer, whatever servers it passes. */
export const canBeAnswered = (address: string): boolean => ASCII_LOCAL_PART.test(address);
