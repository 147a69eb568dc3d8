/** The processor time, in milliseconds, that this process takes for a piece of work; what else the machine does is not in it. */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How much dearer each letter is in a long text than in one that is `growth` times shorter: 1 where
 * the work grows with the length, `growth` where it grows with its square.
 */
export async function dearness(
  work: (text: string) => unknown,
  [short, long]: readonly [string, string],
): Promise<number> {
  const growth = long.length / short.length;
  const repeat = (text: string, times: number) => () => {
    for (let done = 0; done < times; done += 1) work(text);
  };
  // Less is too little for the clock of the processor.
  const leastMs = 0.2;
  let times = 1;
  while (times < 2 ** 16 && (await cpuTimeOf(repeat(short, growth * times))) < leastMs) times *= 2;
  let least = Infinity;
  // What the engine does besides makes one run dear, and not all.
  for (let tries = 0; tries < 8 && least > growth / 2; tries += 1) {
    const shortMs = await cpuTimeOf(repeat(short, growth * times));
    least = Math.min(least, (await cpuTimeOf(repeat(long, times))) / shortMs);
  }
  return least;
}
