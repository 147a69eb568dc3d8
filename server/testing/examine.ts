import { examineContent } from "#server/hiring/resumes/examine-resume.ts";

/** The result for a file with these bytes: its extension as a resume, or the problem. */
export const examine = (bytes: Buffer): Promise<string> => examineContent(bytes);
