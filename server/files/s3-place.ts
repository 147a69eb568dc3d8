/** A bucket and how to reach it. */
export type S3Place = {
  bucket: string;
  /** Undefined for Amazon's own, which is found by its region. */
  endpoint: string | undefined;
  region: string;
  /** Undefined where the machine itself has been given the right. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
};

type Variables = {
  bucket: string | undefined;
  endpoint: string | undefined;
  region: string | undefined;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
};

/** The place that the variables S3_* name; undefined when there is none or they contradict each other. */
export function readS3Place(
  { bucket, endpoint, region, accessKeyId, secretAccessKey }: Variables,
  refuse: (name: string, reason: string) => void,
): S3Place | undefined {
  if (bucket === undefined) {
    const others = [endpoint, region, accessKeyId, secretAccessKey];
    if (others.some((value) => value !== undefined)) {
      refuse("S3_BUCKET", "is required when another variable S3_* is set");
    }
    return undefined;
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    refuse("S3_BUCKET", `must be the name of a bucket, not "${bucket}"`);
  }
  const url = endpoint === undefined ? null : URL.parse(endpoint);
  if (url !== null && (url.username !== "" || url.search !== "" || url.hash !== "")) {
    refuse("S3_ENDPOINT", "must be an address alone: the keys have variables of their own");
  }
  if (region === undefined && endpoint === undefined) {
    refuse("S3_REGION", "is required with S3_BUCKET, unless S3_ENDPOINT is set");
  }
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    const missing = accessKeyId === undefined ? "S3_ACCESS_KEY_ID" : "S3_SECRET_ACCESS_KEY";
    refuse(missing, "is missing: the two keys go together");
  }
  return {
    bucket,
    endpoint,
    // Stores that are not Amazon's want some region in a signature, whichever it is.
    region: region ?? "us-east-1",
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined
        ? undefined
        : { accessKeyId, secretAccessKey },
  };
}
