import '@example/quote-widgets/react';
import { loadQuoteWidgets, type SolarQuoteElement, type SolarQuoteEvents } from '@example/quote-widgets';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const tag = useRef<SolarQuoteElement>(null);
  useEffect(() => {
    // React 18 hears no events of custom elements by itself.
    const done = ({ detail }: SolarQuoteEvents['quote-submitted']) => {
      document.title = detail.reference;
    };
    tag.current?.addEventListener('quote-submitted', done);
    return () => tag.current?.removeEventListener('quote-submitted', done);
  }, []);
  return (
    <solar-quote ref={tag} partner="pk_demo" customer-type="home">
      <a href="/solar">Solar</a>
    </solar-quote>
  );
}

createRoot(document.querySelector('main')!).render(<App />);
void loadQuoteWidgets({ origin: new URLSearchParams(location.search).get('quotes') ?? '' });
