import { expect, it } from "vitest";
import { ownUpload } from "./uploads.ts";

it.each([
  "uploads/V/company-image/01M7XQGDMTM4CNP6CGTMPNNQEV",
  "uploads/U/company-note/01M7XQGDMTM4CNP6CGTMPNNQEV",
  "uploads/U/company-image/../../V/company-image/01M7XQGDMTM4CNP6CGTMPNNQEV",
  "uploads/U/company-image/../../../orders/O/invoice",
  "uploads/U/company-image/",
])("attack: %s is no upload of this user's pictures, whatever lies there", async (key) => {
  await expect(ownUpload("U", "company-image", key)).rejects.toMatchObject({ code: "not-found" });
});
