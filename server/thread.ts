import module from "node:module";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";

/**
 * Starts a thread of this server, which knows nothing of its environment and so none of its secrets.
 * It does not keep the process alive by itself. The operating system shows it by the first fifteen
 * letters of its name.
 */
export function startThread(program: URL, name: string, argv: readonly string[] = []): Worker {
  const compiled = module.getCompileCacheDir();
  const worker = new Worker(program, {
    name,
    argv: [...argv],
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) },
  });
  worker.unref();
  return worker;
}
