import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#server/testing/free-port.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { startSmallSite } from "../small-site.ts";
import {
  comparePromises,
  mailVariables,
  newWish,
  send,
  type Comparison,
  type Wish,
} from "./wishes.ts";

type Environment = Record<string, string> & { PORT: string };

/**
 * Kills the real server in the middle of uploads, again and again, and then compares what it
 * promised with what is there, and with what a real mail server got.
 */
export async function runKillLoop(options: {
  rounds: number;
  dataDir: string;
  environment: Record<string, string>;
}): Promise<Comparison> {
  const mail = await startMailServer();
  const environment = {
    ...options.environment,
    ...mailVariables(mail),
    DATA_DIR: options.dataDir,
    PORT: String(await freePort()),
  };
  const wishes: Wish[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const server = await startSmallSite(environment);
    const uploading = Promise.all(
      Array.from({ length: 8 }, () => uploadUntilCut(server.url, wishes)),
    );
    await pause(randomInt(1, 900));
    await server.kill();
    await uploading;
  }
  await finishAll(environment, wishes);
  return comparePromises(environment, wishes, mail);
}

/** Sends one application after the other until the server goes away. */
async function uploadUntilCut(url: string, wishes: Wish[]): Promise<void> {
  for (let isUp = true; isUp;) {
    const wish = newWish(400_000);
    wishes.push(wish);
    isUp = await send(url, wish).then(
      () => true,
      () => false,
    );
  }
}

/** What every applicant does who got no 201: sends the same again. */
async function finishAll(environment: Environment, wishes: readonly Wish[]): Promise<void> {
  const server = await startSmallSite(environment);
  for (const wish of wishes) if (wish.id === undefined) await send(server.url, wish);
  await server.stop();
}
