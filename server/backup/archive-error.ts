/** An archive or a store cannot be used, for reasons that whoever runs the command can act on. */
export class ArchiveError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "ArchiveError";
    this.problems = problems;
  }
}
