/** The CPU time of this process for some work in milliseconds, whatever else the machine does. */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * The time per character of a long text, relative to a text that is `growth` times shorter: 1 for
 * linear time, `growth` for quadratic time.
 */
export async function timeGrowth(
  work: (text: string) => unknown,
  [short, long]: readonly [string, string],
): Promise<number> {
  const growth = long.length / short.length;
  const repeat = (text: string, times: number) => () => {
    for (let done = 0; done < times; done += 1) work(text);
  };
  // The resolution of the CPU clock needs at least this.
  const minMs = 0.2;
  let times = 1;
  while (times < 2 ** 16 && (await cpuTimeOf(repeat(short, growth * times))) < minMs) times *= 2;
  let least = Infinity;
  // Compilation and garbage collection slow down some runs, but not all.
  for (let tries = 0; tries < 8 && least > growth / 2; tries += 1) {
    const shortMs = await cpuTimeOf(repeat(short, growth * times));
    least = Math.min(least, (await cpuTimeOf(repeat(long, times))) / shortMs);
  }
  return least;
}
