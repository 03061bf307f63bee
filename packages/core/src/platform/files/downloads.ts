import { GetObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { allowed, type User } from "../access.ts";
import { setting } from "../config.ts";
import { FileEntity } from "./file.table.ts";
import { Problem } from "../problems.ts";
import { storage } from "./storage.ts";

/** How long a link to a private file works: long enough for a slow click, too short to be passed on. */
const secondsValid = 300;

interface Download {
  key: string;
  fileName: string;
  contentType: string;
  /** Whether the browser shows the file or keeps it. */
  disposition?: "inline" | "attachment";
}

/** File names as spec 5 wants them: no accents; all but word characters, dots and hyphens become underscores. */
export const sanitisedFileName = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/[^\w.-]/g, "_");

/** A short-lived address of a file in the private bucket; ask only after the access check. */
export const downloadUrl = ({ key, fileName, contentType, disposition = "inline" }: Download): Promise<string> =>
  getSignedUrl(
    storage,
    new GetObjectCommand({
      Bucket: setting("PRIVATE_BUCKET"),
      Key: key,
      ResponseContentType: contentType,
      ResponseContentDisposition: `${disposition}; filename="${sanitisedFileName(fileName)}"`,
    }),
    { expiresIn: secondsValid },
  );

/** Whether this user sees a company in the back office. */
type SeesCompany = (user: User, companyId: string) => Promise<boolean>;

/** The address of a stored file by its name. What the caller may not have is not-found, as if it weren't there. */
export async function fileUrl(user: User | undefined, name: string, seesCompany: SeesCompany): Promise<string> {
  const { Item: file } = await FileEntity.build(GetItemCommand).key({ name }).send();
  if (!file) throw new Problem("not-found");
  const owns = !file.ownerId || file.ownerId === user?.id || allowed("admin", user);
  const mayHave = allowed(file.access, user);
  const sees = async () => user && file.companyId && (await seesCompany(user, file.companyId));
  if (!mayHave || !(owns || (await sees()))) throw new Problem("not-found");
  return downloadUrl(file);
}
