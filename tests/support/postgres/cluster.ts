import { appendFile, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { freePorts } from '../freePorts.ts';
import { findPrograms, type Programs } from './programs.ts';

export type Settings = Readonly<Record<string, string | number>>;

/** A PostgreSQL server on a free port of this machine, its files in a temporary folder. */
export interface Cluster {
  /** Address of a database, for DATABASE_URL. */
  readonly url: (database: string) => string;
  readonly host: string;
  /** Of the process that all its others belong to. */
  readonly pid: () => Promise<number>;
  /** Changes settings while it runs. */
  readonly configure: (settings: Settings) => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** SIGKILL: its other processes end by themselves. */
  readonly kill: () => Promise<void>;
  /** Of a standby: takes writes from now on. */
  readonly promote: () => Promise<void>;
  /** Another server that follows this one, from a copy of its files; this one is stopped for the copy. */
  readonly addStandby: (name: string) => Promise<Cluster>;
  /** Stops it and removes its files, those of its standbys too. */
  readonly remove: () => Promise<void>;
}

const USER = 'quotes';
const HOST = '127.0.0.1';

// Nobody wants the data of a run that is killed: no waiting for the disk.
const FOR_TESTS: Settings = {
  listen_addresses: HOST,
  unix_socket_directories: '',
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: 200,
  shared_buffers: '64MB',
};

interface Place {
  readonly programs: Programs;
  readonly dataDir: string;
  readonly port: number;
}

const write = (dataDir: string, settings: Settings): Promise<void> =>
  appendFile(
    path.join(dataDir, 'postgresql.conf'),
    Object.entries(settings)
      .map(([name, value]) => `${name} = '${value}'\n`)
      .join(''),
  );

const pidOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);

function clusterAt(place: Place): Cluster {
  const { programs, dataDir, port } = place;
  const control = (...args: string[]) => programs.run('pg_ctl', ['-D', dataDir, '-w', '-s', ...args]);
  let end = (): void => undefined;

  async function start(): Promise<void> {
    await control('-l', `${dataDir}.log`, '-o', `-p ${port}`, 'start');
    const pid = await pidOf(dataDir);
    // A test run that dies must not leave servers behind.
    end = () => {
      try {
        process.kill(pid, 'SIGQUIT');
      } catch {
        // It has ended already.
      }
    };
    process.once('exit', end);
  }

  async function stop(mode = 'immediate'): Promise<void> {
    process.removeListener('exit', end);
    await control('-m', mode, 'stop').catch(() => undefined);
  }

  async function addStandby(name: string): Promise<Cluster> {
    await stop('fast');
    const copy: Place = {
      programs,
      dataDir: path.join(programs.folder, name),
      port: (await freePorts(1))[0] ?? 0,
    };
    await programs.run('cp', ['-a', dataDir, copy.dataDir]);
    const source = `host=${HOST} port=${port} user=${USER} application_name=${name}`;
    await write(copy.dataDir, { primary_conninfo: source });
    await programs.run('touch', [path.join(copy.dataDir, 'standby.signal')]);
    const standby = clusterAt(copy);
    await start();
    await standby.start();
    return standby;
  }

  return {
    url: (database) => `postgres://${USER}@${HOST}:${port}/${database}`,
    host: `${HOST}:${port}`,
    pid: () => pidOf(dataDir),
    configure: async (settings) => {
      await write(dataDir, settings);
      await control('reload');
    },
    start,
    stop: () => stop(),
    kill: async () => {
      process.removeListener('exit', end);
      process.kill(await pidOf(dataDir), 'SIGKILL');
    },
    promote: () => control('promote'),
    addStandby,
    remove: async () => {
      await stop();
      await rm(programs.folder, { recursive: true, force: true });
    },
  };
}

/** Makes and starts an empty server. The name of its database is that of the user, "quotes". */
export async function startCluster(settings: Settings = {}): Promise<Cluster> {
  const programs = await findPrograms();
  const dataDir = path.join(programs.folder, 'primary');
  await programs.run('initdb', ['-D', dataDir, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  await write(dataDir, { ...FOR_TESTS, ...settings });
  const cluster = clusterAt({ programs, dataDir, port: (await freePorts(1))[0] ?? 0 });
  await cluster.start();
  return cluster;
}
