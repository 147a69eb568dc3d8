import { makeBucket } from "#server/testing/s3-server.ts";
import { calls, makeCalls } from "./s3/calls.ts";
import { ensureSwift, withSwift } from "./s3/swift.ts";
import { skipped, type Suite } from "./suite.ts";

const threat = "D11: a real S3 service behaves differently from the tests' fake";

/** Makes the store's calls on a real service and on the fake, and compares the results. */
export const suite: Suite = {
  prove: async () => {
    const reason = ensureSwift();
    if (reason !== undefined) return [skipped({ threat, test: "every call of the store" }, reason)];
    const shared = calls.filter(({ isRealOnly }) => isRealOnly !== true);
    const onFake = await makeCalls(await makeBucket(), shared, false);
    return withSwift(async ({ name, endpoint, accessKeyId, secretAccessKey }) => {
      const environment = {
        S3_BUCKET: "bucket-of-the-suite",
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      };
      const onReal = await makeCalls(environment, calls, true);
      return calls.map((call, index) => {
        const { name: test, expected } = call;
        const real = onReal[index] ?? "nothing";
        const fake = shared.includes(call) ? onFake[shared.indexOf(call)] : undefined;
        const held = real === expected && (fake ?? expected) === expected;
        const both = fake === undefined ? "; not run on the fake" : `; the fake: ${fake}`;
        return { threat, test: `${test}, ${name}`, runs: 1, result: `${real}${both}`, held };
      });
    });
  },
};
