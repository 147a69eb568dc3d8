import assert from "node:assert/strict";
import { Failure } from "#contract/failure.ts";
import type { TestResponse } from "./client.ts";

/** Asserts that a response is a failure with this status, message and fields. */
export function assertFailure(
  answer: TestResponse,
  status: number,
  message: string,
  errors: Record<string, string[]> = {},
): void {
  assert.equal(answer.status, status, answer.text);
  const failure = Failure.parse(answer.body);
  assert.equal(failure.message, message);
  assert.equal(failure.error.message, message);
  assert.deepEqual(failure.errors, errors);
}
