import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';

interface EmergencyNumber {
  readonly text: string;
  readonly href: string;
}

/**
 * The public numbers are real and free, day and night: National Gas Emergency Service and the network operators'
 * power cut line. No sample data may ever take their place.
 */
export const emergencyNumbers = {
  gas: { text: '0800 111 999', href: 'tel:0800111999' },
  power: { text: '105', href: 'tel:105' },
  own: { text: company.emergencyPhone, href: telephoneLink(company.emergencyPhone) },
  ambulance: { text: '999', href: 'tel:999' },
} as const satisfies Readonly<Record<string, EmergencyNumber>>;
