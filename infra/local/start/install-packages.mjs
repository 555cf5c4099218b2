import { spawn } from 'node:child_process';
import { clearLine, cursorTo } from 'node:readline';

import { Stopped } from './stopped.mjs';

const REASONS = [
  [/ENOSPC|no space left/i, 'дискът се напълни'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i,
    'няма връзка с регистъра на пакетите',
  ],
  [/EACCES|EPERM/i, 'няма права за писане в папката на проекта'],
  [/in sync|lock file/i, 'package-lock.json не отговаря на package.json'],
];

/**
 * Runs `npm ci` with its progress on one line.
 * @throws Stopped with the reason in Bulgarian
 */
export async function installPackages(root) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const timer = setInterval(
    () => show(`  Инсталирам пакетите… ${seconds()} с`),
    process.stdout.isTTY ? 1_000 : 15_000,
  );
  show('  Инсталирам пакетите (само първия път, 1–3 минути)…');
  const { code, output } = await npmCi(root).finally(() => {
    clearInterval(timer);
    endLine();
  });
  if (code !== 0) {
    const reason = REASONS.find(([pattern]) => pattern.test(output))?.[1] ?? lastLines(output);
    throw new Stopped(`Пакетите не се инсталираха: ${reason}.`);
  }
  console.log(`✔ Пакетите са инсталирани (${seconds()} с)`);
}

function npmCi(root) {
  const npm = process.env.npm_execpath;
  const isScript = npm?.endsWith('.js');
  const [command, first] = isScript ? [process.execPath, [npm]] : ['npm', []];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        npm_config_yes: 'true',
        npm_config_update_notifier: 'false',
        npm_config_progress: 'false',
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) =>
      reject(
        new Stopped(error.code === 'ENOENT' ? 'Липсва npm: инсталирайте го заедно с Node.' : error.message),
      ),
    );
    child.on('exit', (code) => resolve({ code, output }));
  });
}

const lastLines = (output) => output.trim().split('\n').slice(-3).join(' ');

function show(text) {
  if (!process.stdout.isTTY) return console.log(text);
  cursorTo(process.stdout, 0);
  process.stdout.write(text);
  clearLine(process.stdout, 1);
}

function endLine() {
  if (!process.stdout.isTTY) return;
  cursorTo(process.stdout, 0);
  clearLine(process.stdout, 1);
}
