import '@example/quote-widgets/react';
import { Quotes } from './Quotes';

// Rendered by the server: the tag and its link are in the page before any script.
export default function Page() {
  return (
    <main>
      <h1>Roofs by Puffin</h1>
      <solar-quote partner="pk_demo" customer-type="home">
        <a href="/solar">Solar</a>
      </solar-quote>
      <Quotes />
    </main>
  );
}
