// npm test: runs the tests.
import { runTests } from "./setup/run-tests.ts";

process.exitCode = await runTests(process.argv.slice(2));
