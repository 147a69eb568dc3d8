import { makeBucket } from "#server/testing/s3-server.ts";
import { calls, makeCalls } from "./s3/calls.ts";
import { bringSwift, withSwift } from "./s3/swift.ts";
import { notTried, type Suite } from "./suite.ts";

const threat = "D11: a real S3 service answers otherwise than the fake of the tests";

/** Makes the calls of our store on a real service and on the fake, which must come to the same. */
export const suite: Suite = {
  name: "s3",
  prove: async () => {
    const lack = bringSwift();
    if (lack !== undefined) return [notTried(threat, "every call of the store", lack)];
    const ofBoth = calls.filter(({ isOfRealOnesAlone }) => isOfRealOnesAlone !== true);
    const onFake = await makeCalls(await makeBucket(), ofBoth, false);
    return withSwift(async ({ name, endpoint, accessKeyId, secretAccessKey }) => {
      const environment = {
        S3_BUCKET: "bucket-of-the-proof",
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      };
      const onReal = await makeCalls(environment, calls, true);
      return calls.map((call, index) => {
        const { what, expected } = call;
        const real = onReal[index] ?? "nothing";
        const fake = ofBoth.includes(call) ? onFake[ofBoth.indexOf(call)] : undefined;
        const held = real === expected && (fake ?? expected) === expected;
        const both = fake === undefined ? "; not asked of the fake" : `; the fake: ${fake}`;
        return { threat, done: `${what}, ${name}`, times: 1, result: `${real}${both}`, held };
      });
    });
  },
};
