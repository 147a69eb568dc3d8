import * as z from "zod/mini";
import type { Exchange } from "./caller.ts";

const Description = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** The operations of the API's OpenAPI description that were not called. */
export async function operationsNotCalled(
  url: string,
  exchanges: readonly Exchange[],
): Promise<string[]> {
  const response = await fetch(`${url}/api/v1/openapi.json`);
  const { paths } = Description.parse(await response.json());
  const described = Object.entries(paths)
    .filter(([path]) => path.startsWith("/api/v1/"))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    );
  const isCalled = ({ method, path }: { method: string; path: string }) => {
    const pattern = new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    return exchanges.some(({ call }) => pattern.test(call));
  };
  return described.filter((one) => !isCalled(one)).map(({ method, path }) => `${method} ${path}`);
}
