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

/** Chromium without its own window: opening one for each test takes it six times as long. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A browser for the end-to-end tests: the one named in CHROMIUM_PATH, Chromium's headless shell (Debian's package), or the system's browser.
 * None is ever downloaded from elsewhere. Throws when there is none.
 */
export function chromium() {
  const present = (file) => Boolean(file) && existsSync(file);
  if (present(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
  if (present(HEADLESS_SHELL)) return HEADLESS_SHELL;
  if (aptInstall('Chromium', 'chromium-headless-shell') && present(HEADLESS_SHELL)) return HEADLESS_SHELL;
  const found = CHROMIUMS.find(present) ?? (aptInstall('Chromium', 'chromium') ? CHROMIUMS.find(present) : undefined);
  if (found) return found;
  throw new Error('The end-to-end tests need Chromium or Chrome; install it or name it in CHROMIUM_PATH.');
}

/** The two engines beside Chromium's, and a screen for the one that needs it: by the file that tells whether each is there. */
const OTHER_ENGINES = [
  ['/usr/bin/firefox-esr', 'Firefox', 'firefox-esr'],
  ['/usr/bin/WebKitWebDriver', 'WebKit', 'webkit2gtk-driver'],
  ['/usr/bin/xvfb-run', 'a screen for WebKit', 'xvfb'],
];

/** Installs missing packages; tests that need one fail if it cannot be installed. */
export function installOtherEngines() {
  for (const [file, name, packageName] of OTHER_ENGINES) if (!existsSync(file)) aptInstall(name, packageName);
}
