import { execFileSync } from 'node:child_process';
import { requestOf } from '../api/support/requests.ts';
import { readLeads } from '../support/leads.ts';
import { startServer } from '../support/startServer.ts';

// Starts the built server with other versions of Node, sends a lead to each and looks whether it is stored:
// npx tsx tests/load/nodeVersions.ts node_modules/node/bin/node …

/** @returns what to print. @throws when the server does not start, take the lead, store it or stop by itself */
async function tryNode(node: string): Promise<string> {
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  const startedAt = Date.now();
  const server = await startServer({ node });
  const readyMs = Date.now() - startedAt;
  try {
    const answer = await fetch(`${server.siteUrl}/functions/v1/quote-handler`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(requestOf('solar')),
    });
    if (answer.status !== 201) throw new Error(`${version}: ${answer.status} ${await answer.text()}`);
    const exitCode = await server.stop();
    const { length } = await readLeads(server.dataDir);
    if (exitCode !== 0 || length !== 1) throw new Error(`${version}: ended with ${exitCode}, ${length} leads`);
    return `${version}: ready after ${readyMs} ms, one lead taken and stored`;
  } finally {
    await server.remove();
  }
}

const nodes = process.argv.slice(2);
for (const node of nodes.length > 0 ? nodes : [process.execPath]) console.log(await tryNode(node));
