// For the specs that still import it.
export { expectAccessible as expectNoBarrier, lookAt } from "./accessibility.ts";
import { viewsOf } from "./accessibility.ts";
export const views = viewsOf(0);
