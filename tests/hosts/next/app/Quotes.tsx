'use client';

import { loadQuoteWidgets, type SolarQuoteEvents } from '@example/quote-widgets';
import { useEffect } from 'react';

export function Quotes() {
  useEffect(() => {
    const done = ({ detail }: SolarQuoteEvents['quote-submitted']) => {
      document.title = detail.reference;
    };
    const tag = document.querySelector('solar-quote');
    tag?.addEventListener('quote-submitted', done);
    void loadQuoteWidgets({ origin: new URLSearchParams(location.search).get('quotes') ?? '' });
    return () => tag?.removeEventListener('quote-submitted', done);
  }, []);
  return null;
}
