import { lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'releases';
// A server serves the release that it started with: the folder must stay until it is started anew.
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

function dropOld(root: string, link: string): void {
  const current = path.basename(readlinkSync(link));
  const names = readdirSync(path.join(root, FOLDER)).toSorted();
  for (const name of names.slice(0, -KEPT)) if (name !== current) dropRelease(root, path.join(FOLDER, name));
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
