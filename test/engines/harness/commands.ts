import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/**
 * Looks a program up the way a shell does.
 * @returns its path, or undefined if it is not installed
 */
export function findCommand(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((directory) => path.join(directory, name))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
