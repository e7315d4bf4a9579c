/**
 * Whether the boxes that the specification ticks at first (HomeCare's `contactConsent`, the EV charger's
 * `marketingConsent`) start ticked. Off: UK law takes no consent from a box that somebody else ticked. An operator
 * elsewhere builds with VITE_CONSENT_STARTS_TICKED=true.
 */
export const consentStartsTicked: boolean = import.meta.env['VITE_CONSENT_STARTS_TICKED'] === 'true';
