import { expectAccessibleDialog } from "./accessibility.ts";
import { apply } from "./admin-review.ts";
import { passUndo } from "./clocked-server.ts";
import { undoSite } from "./clocked-site.ts";
import { enter, newAddress } from "./person.ts";
import { emailsTo, expect, test as base } from "./site.ts";
import { pdfSaying } from "./tiny-pdf.ts";

const test = base.extend(undoSite);

test("a ready text is sent with a file and the signature of its author", async ({
  strictPage: page,
  request,
  undoServer,
}) => {
  const email = newAddress("messages");
  const id = await apply(request, "Nguyễn Thị Thư", undefined, { email });
  await enter(page);
  await page.goto(`/admin?tab=applications&details=${id}&dialog=write`);
  const button = (name: string) => page.getByRole("button", { name });
  const dialog = page.getByRole("dialog", { name: /^Write to / });
  await dialog.getByLabel("Start from").selectOption("Message: a test");
  await expect(dialog.getByLabel("Subject")).toHaveValue(/^The next step: a short test/);
  const file = (name: string, mimeType: string, text: string) => ({
    name,
    mimeType,
    buffer: Buffer.from(text),
  });
  const picker = dialog.getByLabel("Attach a file");
  await picker.setInputFiles(file("test.html", "text/html", "<html></html>"));
  await expect(dialog.getByText("Please upload a PDF or Word document")).toBeVisible();
  const pdf = {
    name: "Bài kiểm tra.pdf",
    mimeType: "application/pdf",
    buffer: pdfSaying("Question 1"),
  };
  await picker.setInputFiles(pdf);
  await button("Remove Bài kiểm tra.pdf").click();
  await expect(dialog.getByText("Bài kiểm tra.pdf")).toHaveCount(0);
  await picker.setInputFiles(pdf);
  await expect(dialog.getByText("Bài kiểm tra.pdf")).toBeVisible();
  await dialog.getByLabel("Your signature").fill("Trần Thị Ký\nTuyển dụng");
  await button("Preview").click();
  const preview = dialog.getByRole("region", { name: "As it will be sent" });
  await expect(preview).toContainText("Hello Nguyễn Thị Thư,");
  await expect(preview).toContainText("Trần Thị Ký");
  await expectAccessibleDialog(dialog);
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await button("Undo").click();
  await expect(dialog.getByText("Bài kiểm tra.pdf")).toBeVisible();
  await expect(dialog.getByLabel("Your signature")).toHaveValue("Trần Thị Ký\nTuyển dụng");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(dialog).toBeHidden();
  await passUndo(undoServer);
  const messages = async () =>
    (await emailsTo(undoServer, email)).filter((text) => text.includes("The next step"));
  await expect.poll(messages, { message: "the message" }).toHaveLength(1);
  expect((await messages())[0]).toContain("application/pdf");

  await page.goto(`/admin/applications/${id}`);
  const download = page.waitForEvent("download");
  await button("Download Bài kiểm tra.pdf").click();
  expect((await download).suggestedFilename()).toBe("Bài kiểm tra.pdf");
});
