/**
 * Who the product speaks for. SAMPLE CONTENT: an operator replaces it before going live.
 * Phone numbers are from the ranges that Ofcom keeps for drama; the domain is reserved for examples.
 */
export const company = {
  brand: 'Staithes Energy',
  isSample: true,
  /** Sales line, Monday to Friday 9am to 5pm. */
  phone: '0191 498 0100',
  headOffice: '0191 498 0101',
  /** Answered 24 hours a day. */
  emergencyPhone: '0191 498 0102',
  email: 'hello@staithes-energy.example',
  address: {
    street: 'The Beacon, Westgate Road',
    city: 'Newcastle upon Tyne',
    postcode: 'NE4 9PQ',
    country: 'GB',
  },
  openingHours: { days: 'Monday to Friday', opens: '09:00', closes: '17:00', text: 'Monday to Friday, 9am to 5pm' },
} as const;

/** "tel:+441914980100" for a British number as it is printed. */
export const telephoneLink = (printed: string): string => `tel:+44${printed.replace(/\D/g, '').slice(1)}`;
