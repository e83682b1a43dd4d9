/**
 * A Chromium for the journeys: the system's own, or on Debian as root the package. The headless shell comes first: the
 * same engine without the windows of a desktop, for which a new person costs half the processor time.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { stop } from './ready.mjs';

const SHELL = 'chromium-headless-shell';
const PLACES = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isThere = place => place && fs.existsSync(place);
const isDebianRoot = () => fs.existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** The program's path; installs the package where that is possible, else says in one line what to install. */
export function browser() {
  const given = process.env.CHROMIUM;
  if (isThere(given)) return given;
  if (isDebianRoot() && !isThere(PLACES[0])) installShell();
  return (
    PLACES.find(isThere) ??
    stop('The journeys need Chrome or Chromium: install one, or set CHROMIUM to its path')
  );
}

/** A release of Debian that has no shell has the whole browser. */
function installShell() {
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const get = (...words) => spawnSync('apt-get', [...words, '-qq'], quiet);
  const install = (...packages) => get('install', '-y', '--no-install-recommends', ...packages).status === 0;
  console.log('Installing Chromium');
  get('update');
  if (!install(SHELL, 'fonts-noto-cjk')) install('chromium', 'fonts-noto-cjk');
}
