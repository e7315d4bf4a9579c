import { readConfig } from '../../../api/config/config.ts';
import { createHttpServer, listen } from '../../../api/httpServer.ts';
import { questionSchema, type Message, type Question } from './messages.ts';
import { createBenchApp, VARIANTS, type BenchApp } from './variants.ts';

// The server under load, started by runServer.ts with a variant as its argument.

const LOOPBACK = '127.0.0.1';

function tell(message: Message): void {
  process.send?.(message);
}

function memory(): Message {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { kind: 'memory', heap: heapUsed + external, resident: rss };
}

function cpu(): Message {
  const { user, system } = process.cpuUsage();
  return { kind: 'cpu', micros: user + system };
}

async function answer(question: Question, { services }: BenchApp): Promise<Message> {
  if (question === 'memory') return memory();
  return question === 'cpu' ? cpu() : { kind: 'metrics', text: await services.metrics.expose() };
}

const variant = VARIANTS.find((name) => name === process.argv[2]);
if (!variant) throw new Error(`expected one of ${VARIANTS.join(', ')}, found ${process.argv[2]}`);

const bench = await createBenchApp(variant, readConfig(process.env, process.env['DATA_DIR'] ?? ''));
const port = await listen(createHttpServer(bench.app), 0, LOOPBACK);
process.on('message', (message) => {
  void answer(questionSchema.parse(message), bench).then(tell);
});
// The folder is thrown away: nothing is worth an orderly end.
process.once('disconnect', () => process.exit());
tell({ kind: 'ready', port });
