import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const IN_FOLDER = 'publishers.yaml';
/** Beside the publishers.yaml of demo news: what its publishers tell. */
const DEMO_EVENTS = 'events';
const IS_YAML = /\.ya?ml$/;

/**
 * The one file, or every *.yaml and *.yml of a folder and the publishers.yaml of each folder in it, but for names that begin with a dot:
 * Kubernetes and editors keep second copies there.
 */
export function publisherFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return shown(readdirSync(path, { withFileTypes: true }))
    .map((entry) => join(path, entry.isDirectory() ? join(entry.name, IN_FOLDER) : entry.name))
    .filter((file) => IS_YAML.test(file) && existsSync(file))
    .sort();
}

/** YAML files below a folder that may have been meant to be read, and are not. */
export function passedOver(path: string): string[] {
  const read = new Set(publisherFiles(path));
  return filesBelow(path)
    .filter((file) => IS_YAML.test(file) && !read.has(file))
    .sort();
}

/** None where there is no folder, or none that we may enter. */
function filesBelow(folder: string): string[] {
  let entries: Dirent[];
  try {
    entries = shown(readdirSync(folder, { withFileTypes: true }));
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return entry.name === DEMO_EVENTS ? [] : filesBelow(path);
  });
}

const shown = (entries: Dirent[]): Dirent[] => entries.filter(({ name }) => !name.startsWith('.'));
