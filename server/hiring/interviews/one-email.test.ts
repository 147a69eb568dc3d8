import assert from "node:assert/strict";
import { test } from "node:test";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { interviewCalls } from "#server/testing/interview-calls.ts";
import { createLink } from "#server/accounts/links.ts";
import { withTransaction } from "#server/db/transaction.ts";

onBothEngines("An act of an applicant with an open interview", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);
  let count = 0;

  const agreed = async (language: "en" | "vi" = "vi") => {
    count += 1;
    const email = `one-email-${count}@example.com`;
    const id = await calls.submit({ email }, { "accept-language": language });
    const interviews: string[] = [];
    const arrange = async (slots: string[]) => {
      const { id: interview } = await calls.offerAndLeave(id, slots);
      if (slots.length === 1) await calls.pick(id, interview, slots[0] ?? "");
      await calls.leave();
      interviews.push(interview);
    };
    return { id, email, arrange, interviews };
  };
  const own = async (id: string, path: string, body: object = {}) => {
    const url = `/api/v1/application-status/${path}`;
    const sent = { token: calls.tokenOf(id), ...body };
    const response = await app.client.call("POST", url, { body: sent });
    assert.equal(response.status, 200, response.text);
  };
  /** The emails to a person that an act causes. */
  const causedBy = async (email: string, act: () => Promise<unknown>) => {
    const emails = () =>
      app.db
        .selectFrom("outbox")
        .select(["id", "kind", "subject", "text", "calendar", "calendar_method"])
        .where("to_email", "=", email)
        .orderBy("id")
        .execute();
    const known = new Set((await emails()).map(({ id }) => id));
    await act();
    return (await emails()).filter(({ id }) => !known.has(id));
  };
  const apologies = /Rất tiếc|phải hủy|sorry|have to cancel/i;

  test("is told of in one email, which ends the events: a withdrawal", async () => {
    const { id, email, arrange, interviews } = await agreed();
    count += 1;
    await arrange([calls.inHours(count * 24)]);
    await arrange([calls.inHours(count * 24 + 3)]);
    await arrange([calls.inHours(count * 24 + 6), calls.inHours(count * 24 + 9)]);
    const caused = await causedBy(email, () => own(id, "withdraw"));
    assert.deepEqual(
      caused.map(({ kind, calendar_method }) => [kind, calendar_method]),
      [["withdrawn", "CANCEL"]],
    );
    const text = caused[0]?.text ?? "";
    const calendar = caused[0]?.calendar;
    assert.doesNotMatch(text, apologies);
    assert.equal(text.match(/không diễn ra nữa/g)?.length, 3);
    for (const interview of interviews.slice(0, 2)) {
      assert.match(calendar ?? "", new RegExp(`UID:interview-${interview}`));
    }
  });

  test("is told of in one email: a withdrawn consent", async () => {
    const { id, email, arrange } = await agreed("en");
    await arrange([calls.inHours(count * 24)]);
    const caused = await causedBy(email, () => own(id, "consent/withdrawal"));
    assert.deepEqual(
      caused.map(({ kind, calendar_method }) => [kind, calendar_method]),
      [["privacy_request", "CANCEL"]],
    );
    assert.match(caused[0]?.text ?? "", /stopped processing.+does not take place any more/s);
    assert.doesNotMatch(caused[0]?.text ?? "", apologies);
  });

  test("is told of in one email: a deletion", async () => {
    const { id, email, arrange } = await agreed();
    await arrange([calls.inHours(count * 24)]);
    const caused = await causedBy(email, async () => {
      const request = { purpose: "erase", applicationId: id, hours: 1 } as const;
      const link = await withTransaction(app.db, (tx) =>
        createLink(tx, request, app.config.siteUrl, app.clock()),
      );
      // An email about erased data is gone as soon as it has left.
      await app.mailer.stop();
      const body = { token: link.split("#erase=")[1] };
      const path = "/api/v1/application-status/erasure/confirm";
      const response = await app.client.call("POST", path, { body });
      assert.equal(response.status, 200, response.text);
    });
    assert.deepEqual(
      caused.map(({ kind, calendar_method }) => [kind, calendar_method]),
      [["erased", "CANCEL"]],
    );
    assert.doesNotMatch(caused[0]?.text ?? "", apologies);
  });
});
