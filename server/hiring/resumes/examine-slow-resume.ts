import { answerParent, bytesIn } from "#server/sandbox/answer-parent.ts";
import { examineContent } from "./examine-resume.ts";
import "unpdf/pdfjs";
import "./docx.ts";
import "./pdf.ts";

// Like `examine-resume.ts`, with every parser loaded before the processor time of a file is counted.

answerParent(bytesIn, examineContent);
