// Debian packages that the tests need besides Node, installed where apt is available.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a Debian package if possible; returns whether it tried. */
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

/** Chromium without a window: opening one for each test takes six times as long. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A browser for the end-to-end tests: the one in CHROMIUM_PATH, Chromium's headless shell (Debian's package), or the system's browser. None
 * is downloaded from elsewhere. Throws when there is none.
 */
export function findChromium() {
  const isPresent = (file) => Boolean(file) && existsSync(file);
  if (isPresent(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
  if (isPresent(HEADLESS_SHELL)) return HEADLESS_SHELL;
  if (aptInstall('Chromium', 'chromium-headless-shell') && isPresent(HEADLESS_SHELL)) return HEADLESS_SHELL;
  const found = CHROMIUMS.find(isPresent) ?? (aptInstall('Chromium', 'chromium') ? CHROMIUMS.find(isPresent) : undefined);
  if (found) return found;
  throw new Error('The end-to-end tests need Chromium or Chrome; install it or name it in CHROMIUM_PATH.');
}

/**
 * The two browser engines besides Chromium, and a display server for the one that needs it, with files that show whether they are
 * installed.
 */
const OTHER_ENGINES = [
  ['/usr/bin/firefox-esr', 'Firefox', 'firefox-esr'],
  ['/usr/bin/WebKitWebDriver', 'WebKit', 'webkit2gtk-driver'],
  ['/usr/bin/xvfb-run', 'a screen for WebKit', 'xvfb'],
];

/** Installs missing packages; tests that need one fail if it cannot be installed. */
export function installOtherEngines() {
  for (const [file, name, packageName] of OTHER_ENGINES) if (!existsSync(file)) aptInstall(name, packageName);
}
