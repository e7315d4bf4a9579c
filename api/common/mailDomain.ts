import { domainToASCII } from 'node:url';

/** The domain of a mail address in the one spelling that DNS has for it: "MÜNCHEN.example" is "xn--mnchen-3ya.example". */
export function mailDomain(address: string): string {
  const typed = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return domainToASCII(typed) || typed;
}
