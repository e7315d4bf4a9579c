import { Agent, request } from 'node:http';
import { QUOTE_HANDLER_PATH } from '../../api/contract/common/wire.ts';
import { solarRequest } from '../api/support/solarRequest.ts';

/**
 * Posts solar quotes over connections that stay open. Not by `fetch`, which takes as long over a post as the server does.
 * @returns posts one under a key of its own. @throws when it is not stored as new
 */
export function createSender(url: string, connections: number): (key: string) => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return (key) =>
    new Promise((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
      const posting = request(`${url}${QUOTE_HANDLER_PATH}`, { method: 'POST', agent, headers }, (response) => {
        response.resume();
        if (response.statusCode === 201) response.once('end', resolve);
        else reject(new Error(`A lead was answered with ${response.statusCode}`));
      });
      posting.once('error', reject);
      posting.end(JSON.stringify(solarRequest({ customerInfo: { email: `${key}@example.com` } })));
    });
}
