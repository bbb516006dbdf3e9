// What the tests need from the machine beside Node, taken from Debian's packages where apt may install them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a package of Debian's where that is possible; answers whether it tried. */
export function aptInstall(name, packageName) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  console.log(`Installing ${name} …`);
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', packageName], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return true;
}

const CHROMIUMS = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A browser for the journeys: the system's, or Debian's package. None is ever downloaded from elsewhere. */
export function chromium() {
  const found = () => CHROMIUMS.find((file) => file && existsSync(file));
  if (found() || (aptInstall('Chromium', 'chromium') && found())) return found();
  throw new Error('The browser journeys need Chromium or Chrome; install it or name it in CHROMIUM_PATH.');
}
