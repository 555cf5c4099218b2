import { boundedQueue, QueueFull } from './bounded-queue.ts';

function aJob() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = jest.fn(() => ended);
  return { run, end };
}

describe('boundedQueue', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('runs the allowed number of jobs at once, the others in order', async () => {
    const queue = boundedQueue({ atOnce: 2, length: 9, waitMs: 1000 });
    const jobs = Array.from({ length: 4 }, aJob);
    const done = jobs.map(({ run }) => queue(run));
    await jest.advanceTimersByTimeAsync(0);
    expect(jobs.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0, 0]);
    jobs[1]?.end();
    await jest.advanceTimersByTimeAsync(0);
    expect(jobs.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 1, 0]);
    for (const { end } of jobs) end();
    await Promise.all(done);
    expect(jobs[3]?.run).toHaveBeenCalledTimes(1);
  });

  it('refuses a job when the queue is full', async () => {
    const queue = boundedQueue({ atOnce: 1, length: 1, waitMs: 1000 });
    const [running, waiting] = [aJob(), aJob()];
    const kept = [queue(running.run), queue(waiting.run)];
    await expect(queue(aJob().run)).rejects.toBeInstanceOf(QueueFull);
    running.end();
    waiting.end();
    await Promise.all(kept);
  });

  it('refuses a job whose wait times out and never starts it', async () => {
    const queue = boundedQueue({ atOnce: 1, length: 5, waitMs: 250 });
    const [running, late] = [aJob(), aJob()];
    const first = queue(running.run);
    const refused = expect(queue(late.run)).rejects.toBeInstanceOf(QueueFull);
    await jest.advanceTimersByTimeAsync(250);
    await refused;
    running.end();
    await first;
    expect(late.run).not.toHaveBeenCalled();
    await expect(queue(async () => 'next')).resolves.toBe('next');
  });

  it('continues after a failed job', async () => {
    const queue = boundedQueue({ atOnce: 1, length: 5, waitMs: 250 });
    await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue(async () => 'next')).resolves.toBe('next');
  });
});
