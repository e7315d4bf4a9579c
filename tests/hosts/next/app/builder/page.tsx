import { QuoteTag } from '../../src/QuoteTag';

// What the tag builder prints, as a server component.
export default function Page() {
  return (
    <main>
      <QuoteTag />
    </main>
  );
}
