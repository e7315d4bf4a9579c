/** A mail as it is worded: what the templates make and the transport sends. */
export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}
