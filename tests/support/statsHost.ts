import { listen } from './listen.ts';

/** Stands in for a measuring service: a script on one origin, and another one that it sends to. */
export interface StatsHost {
  /** Address of the script. */
  readonly script: string;
  /** Origin of what it sends to. */
  readonly collector: string;
  /** How often the script was asked for. */
  readonly loads: () => number;
  /** What has arrived: "conversion 3296.85 SQ-123456". */
  readonly hits: () => readonly string[];
  readonly close: () => Promise<void>;
}

const SHARED = { 'Access-Control-Allow-Origin': '*' };

// Reads the queue as Google's tags do: what waits in it, then what comes.
const scriptFor = (collector: string): string => `
  const tell = ([command, name, details = {}]) => command === 'event' && fetch(${JSON.stringify(collector)}
    + '/hit?' + encodeURIComponent([name, details.value, details.transaction_id].filter(Boolean).join(' ')));
  dataLayer.forEach(tell);
  dataLayer.push = tell;
  document.cookie = '_ga=GA1.1.1; Path=/';
`;

export async function startStatsHost(): Promise<StatsHost> {
  const hits: string[] = [];
  let loads = 0;
  const collector = await listen((request, response) => {
    const { search } = new URL(request.url ?? '/', 'http://localhost');
    hits.push(decodeURIComponent(search.slice(1)));
    response.writeHead(204, SHARED).end();
  });
  const tags = await listen((_request, response) => {
    loads += 1;
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(scriptFor(collector.origin));
  });
  return {
    script: `${tags.origin}/tag.js?id=G-SAMPLE`,
    collector: collector.origin,
    loads: () => loads,
    hits: () => hits,
    close: async () => {
      for (const host of [tags, collector]) await host.close();
    },
  };
}
