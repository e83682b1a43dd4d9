/** Whether `node_modules` holds what the lock file names. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * Compares what npm has noted of its last installation with the lock file: times of files mean nothing after a clone.
 * A package that is optional may be missing, since most of those are for other machines.
 */
export function isInstalled(root) {
  const wanted = packagesIn(path.join(root, 'package-lock.json'));
  const present = packagesIn(path.join(root, 'node_modules/.package-lock.json'));
  return Object.entries(wanted).every(([folder, { version, integrity, optional, devOptional }]) => {
    const found = present[folder];
    if (folder === '') return true;
    if (!found) return optional === true || devOptional === true;
    return found.version === version && found.integrity === integrity;
  });
}

function packagesIn(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : {};
}
