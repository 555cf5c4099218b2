import { parentPort, workerData } from 'node:worker_threads';

import { loadProgram, type LoadedProgram } from './load-program.ts';
import type { FromWorker, Program, Question, ToWorker, WorkerSetup } from './protocol.ts';

const setup = workerData as WorkerSetup;

/** Two, so that the previous version does not evict the new one during a deployment. */
const KEPT_PROGRAMS = 2;
const programs = new Map<string, Promise<LoadedProgram>>();

function programOf(program: Program): Promise<LoadedProgram> {
  const key = `${program.shell} ${program.slice}`;
  const present = programs.get(key);
  if (present) return present;
  const loading = loadProgram(program, setup);
  programs.set(key, loading);
  loading.catch(() => programs.delete(key));
  for (const oldest of [...programs.keys()].slice(0, -KEPT_PROGRAMS)) programs.delete(oldest);
  return loading;
}

async function answerTo(question: Question): Promise<unknown> {
  const program = await programOf(question.program);
  const { plan, plainForm, render } = program;
  switch (question.kind) {
    case 'plan':
      return plan(question.path, question.search);
    case 'form':
      return plainForm?.readOf(question.path, question.search, question.currency);
    case 'results':
      return plainForm?.hrefOf(question.search, JSON.parse(question.reply), question.currency);
    case 'render':
      return render(question);
  }
}

const send = (message: FromWorker) => parentPort?.postMessage(message);

parentPort?.on('message', ({ id, ...question }: ToWorker) => {
  answerTo(question as Question).then(
    (answer) => send({ id, answer }),
    (error: unknown) =>
      send({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
