import { makeAdministrator } from "@solvia/core/accounts/registration/make-administrator";
import { Problem } from "@solvia/core/platform/problems";

/** `npm run make-administrator -- E-MAIL`, with TABLE_NAME and the deployer's credentials: docs/deploy.md. */
const [email] = process.argv.slice(2);
if (!email || !process.env["TABLE_NAME"]) {
  console.error("TABLE_NAME=… npm run make-administrator -- you@example");
  process.exit(1);
}
try {
  await makeAdministrator(email);
  console.log(`${email} is an administrator from the next request on.`);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(
    error.code === "not-found" ? "Nobody is registered with this e-mail." : "The e-mail has to be confirmed first.",
  );
  process.exit(1);
}
