import '@example/quote-widgets/react';
import { loadQuoteWidgets } from '@example/quote-widgets';
import { createRoot } from 'react-dom/client';

const App = () => (
  <solar-quote partner="pk_demo" customer-type="home" onquote-submitted={({ detail }) => (document.title = detail.reference)}>
    <a href="/solar">Solar</a>
  </solar-quote>
);

createRoot(document.querySelector('main')!).render(<App />);
void loadQuoteWidgets({ origin: new URLSearchParams(location.search).get('quotes') ?? '' });
