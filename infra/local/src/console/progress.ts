import { clearLine, cursorTo } from 'node:readline';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;

export interface Progress {
  begin(label: string): void;
  detail(label: string, text: string): void;
  end(label: string): void;
  done(text: string): void;
  warn(text: string): void;
  fail(text: string): void;
  close(): void;
}

export const silentProgress: Progress = {
  begin() {},
  detail() {},
  end() {},
  done() {},
  warn() {},
  fail() {},
  close() {},
};

/** Progress on a terminal; elsewhere prints the permanent lines only. */
export function createProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  const underWay = new Map<string, string>();
  let frame = 0;
  const timer = out.isTTY ? setInterval(draw, FRAME_MS) : undefined;
  timer?.unref();

  function erase(): void {
    if (!out.isTTY) return;
    cursorTo(out, 0);
    clearLine(out, 0);
  }

  function draw(): void {
    erase();
    if (underWay.size === 0) return;
    frame = (frame + 1) % FRAMES.length;
    const items = [...underWay].map(([label, detail]) => (detail ? `${label} ${detail}` : label));
    out.write(`${FRAMES[frame]} ${items.join(' · ')}`.slice(0, (out.columns ?? 80) - 1));
  }

  function print(line: string): void {
    erase();
    out.write(`${line}\n`);
  }

  return {
    begin: (label) => void underWay.set(label, ''),
    detail: (label, text) => void (underWay.has(label) && underWay.set(label, text)),
    end: (label) => void underWay.delete(label),
    done: (text) => print(`✔ ${text}`),
    warn: (text) => print(`! ${text}`),
    fail: (text) => print(`✖ ${text}`),
    close() {
      clearInterval(timer);
      underWay.clear();
      erase();
    },
  };
}
