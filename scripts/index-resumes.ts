// npm run index-resumes: reads all resumes and cover letters again for the search.
import { countTexts, indexResumes, queueAll } from "#server/hiring/resumes/index-texts.ts";
import { readConfig } from "#server/start/config.ts";
import { openMigratedDb } from "#server/db/open.ts";
import { openCheckedFiles } from "#server/files/open.ts";
import { runCommand } from "./command.ts";

const help = `npm run index-resumes

Reads the words of all resumes and cover letters again, so that the search of the panel finds them. The
server may be running; it goes on after an interrupted run. What is indexed stays findable meanwhile.`;

await runCommand(help, {}, async () => {
  const config = readConfig(process.env);
  const onLost = (error: Error) => console.error(error.message);
  const db = await openMigratedDb({ ...config, onLost }, "maintenance");
  try {
    await queueAll(db);
    const files = await openCheckedFiles(config);
    const read = await indexResumes({ db, files, clock: () => new Date() });
    const { indexed, unreadable, pending } = await countTexts(db);
    console.log(read === undefined ? "The running server reads them." : `Read ${read} texts.`);
    console.log(`${indexed} searchable, ${unreadable} unreadable, ${pending} waiting`);
  } finally {
    await db.destroy();
  }
});
