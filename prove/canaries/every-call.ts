import * as z from "zod/mini";
import type { Heard } from "./caller.ts";

const Description = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** The calls of the API, as its own description names them, that nobody has made. */
export async function callsNotMade(url: string, heard: readonly Heard[]): Promise<string[]> {
  const answer = await fetch(`${url}/api/v1/openapi.json`);
  const { paths } = Description.parse(await answer.json());
  const described = Object.entries(paths)
    .filter(([path]) => path.startsWith("/api/v1/"))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    );
  const isMade = ({ method, path }: { method: string; path: string }) => {
    const asked = new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    return heard.some(({ call }) => asked.test(call));
  };
  return described.filter((one) => !isMade(one)).map(({ method, path }) => `${method} ${path}`);
}
