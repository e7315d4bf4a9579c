import '@example/quote-widgets/react';
import { loadQuoteWidgets } from '@example/quote-widgets';
import { createRoot } from 'react-dom/client';
import { QuoteTag } from './src/QuoteTag.jsx';

const App = () => (
  <solar-quote partner="pk_demo" customer-type="home" onquote-submitted={({ detail }) => (document.title = detail.reference)}>
    <a href="/solar">Solar</a>
  </solar-quote>
);

const isBuilder = location.search === '?builder';
createRoot(document.querySelector('main')!).render(isBuilder ? <QuoteTag /> : <App />);
if (!isBuilder) void loadQuoteWidgets({ origin: new URLSearchParams(location.search).get('quotes') ?? '' });
