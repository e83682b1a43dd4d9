/** A Chromium for the journeys: the system's own, or on Debian as root the package. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { run, stop } from './ready.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const found = () => [process.env.CHROMIUM, ...PLACES].find(place => place && fs.existsSync(place));

/** The program's path; installs the package where that is possible, else says in one line what to install. */
export function browser() {
  const present = found();
  if (present) return present;
  const isDebianRoot = fs.existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isDebianRoot) stop('The journeys need Chrome or Chromium: install one, or set CHROMIUM to its path');
  console.log('Installing the chromium package');
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], quiet);
  return found() ?? stop('The chromium package is installed but its program was not found');
}
