import { lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { holderOf } from '#contract/common/releaseMark.ts';

const FOLDER = 'releases';
/** To go back to, and for servers that could not say that they serve one. */
const KEPT = 3;
const BEFORE = path.join(FOLDER, '0-before');

/** Makes an empty folder for a build, below `root`. @returns its path from there */
export function openRelease(root: string): string {
  const name = new Date().toISOString().replaceAll(/\D/g, '');
  const release = path.join(FOLDER, `${name}-${process.pid}`);
  mkdirSync(path.join(root, release), { recursive: true });
  return release;
}

/** Removes what a failed build has left. */
export const dropRelease = (root: string, release: string): void =>
  rmSync(path.join(root, release), { recursive: true, force: true });

const isFolder = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Of another user: it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether a server of this machine serves it: it does not read its files before they are asked for. */
const isServed = (folder: string): boolean =>
  readdirSync(folder).some((file) => {
    const pid = holderOf(file);
    return pid !== undefined && isRunning(pid);
  });

function dropOld(root: string, link: string): void {
  const current = path.basename(readlinkSync(link));
  const names = readdirSync(path.join(root, FOLDER)).toSorted();
  for (const name of names.slice(0, -KEPT)) {
    const release = path.join(FOLDER, name);
    if (name !== current && !isServed(path.join(root, release))) dropRelease(root, release);
  }
}

/**
 * Puts a release in the place of the one before: `link` leads to it from one moment to the next. The last releases
 * stay for servers that still run on them, and for going back.
 */
export function goLive(root: string, link: string, release: string): void {
  const place = path.join(root, link);
  const next = `${place}.next`;
  rmSync(next, { force: true });
  symlinkSync(release, next, 'junction');
  // Built before there were releases.
  if (isFolder(place)) {
    dropRelease(root, BEFORE);
    renameSync(place, path.join(root, BEFORE));
  }
  renameSync(next, place);
  dropOld(root, place);
}
