import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, it, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "boundaries-"));
cpSync(".oxlintrc.json", join(folder, ".oxlintrc.json"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the linter says of a file with one import, if it stood there. */
function said(file: string, imported: string, thing = "thing"): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { ${thing} } from "${imported}";\nexport const used = ${thing};\n`);
  const linter = resolve("node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [linter, "--format", "unix", file], { cwd: folder, encoding: "utf8" });
  rmSync(path);
  return stdout.includes("no-restricted-imports") ? "refused" : "allowed";
}

/** docs/architecture.md: who may import whom. */
test.each([
  ["packages/core/src/contract/orders.ts", "@aws-sdk/client-s3"],
  ["packages/core/src/contract/orders.ts", "../orders/order.table.ts"],
  ["packages/core/src/orders/cart/cart.ts", "../../pricing/price.ts"],
  ["packages/core/src/orders/cart/cart.ts", "@solvia/functions/serve/index"],
  ["packages/core/src/catalogue/search/engine.ts", "../../orders/order.ts"],
  ["packages/core/src/catalogue/import/rows/cells.ts", "../../../orders/order.ts"],
  ["packages/core/src/a-new-domain/thing.ts", "../orders/order.table.ts"],
  ["packages/core/src/a-new-domain/a/b/c/thing.ts", "../../../../orders/order.table.ts"],
  ["packages/core/src/platform/table.ts", "../orders/order.ts"],
  ["packages/core/src/tax/vat.ts", "@solvia/core/orders/order.table"],
  ["packages/core/src/orders/cart/cart.ts", "@solvia/core/orders"],
  ["packages/core/src/catalogue/import/rows/cells.ts", "@solvia/core/orders/order"],
  ["packages/core/src/a-new-domain/a/b/c/thing.ts", "@solvia/core/orders/order.table"],
  ["packages/core/src/contract/orders.ts", "@solvia/core/platform/table"],
  ["packages/core/src/contract/back-office/orders.ts", "@solvia/core/platform/table"],
  ["packages/core/src/platform/table.ts", "@solvia/core/orders/order"],
  ["packages/core/src/platform/sharded-list/read.ts", "@solvia/core/orders/order"],
  ["packages/core/src/events/index.ts", "@solvia/core/orders/order"],
  ["packages/functions/src/api/orders/get-order.ts", "@solvia/functions/serve/index"],
  ["packages/functions/src/queues/email.ts", "@solvia/functions/serve/index"],
  ["packages/local/src/seed/actors.ts", "@solvia/local/cloud"],
  ["packages/web/src/ui/a.tsx", "@solvia/web/features/login/session"],
  ["packages/core/src/events/index.ts", "../orders/order.ts"],
  ["packages/core/src/crm/mail/answer-event.ts", "../../orders/letters/order-letters.ts"],
  ["packages/core/src/platform/sharded-list/read.ts", "../../orders/order.ts"],
  ["packages/functions/src/api/orders/get-order.ts", "@aws-sdk/client-dynamodb"],
  ["packages/functions/src/api/orders/get-order.ts", "@solvia/core/orders/order.table"],
  ["packages/web/src/features/cart/cart-page.tsx", "@solvia/core/platform/table"],
  ["packages/web/src/features/cart/cart-page.tsx", "@solvia/core/orders/order.table"],
  ["packages/web/src/features/cart/cart-page.tsx", "@aws-sdk/client-s3"],
  ["packages/web/src/features/cart/cart-page.tsx", "@solvia/functions/serve/index"],
  ["stacks/parts/api.ts", "@solvia/core/orders/order"],
])("%s may not import %s", (file, imported) => {
  expect(said(file, imported)).toBe("refused");
});

test.each([
  ["packages/core/src/contract/orders.ts", "../orders/order.ts"],
  ["packages/core/src/orders/cart/cart.ts", "../../pricing/index.ts"],
  ["packages/core/src/events/index.ts", "../orders/events.ts"],
  ["packages/core/src/crm/mail/answer-event.ts", "../../orders/letters/index.ts"],
  ["packages/core/src/orders/cart/cart.ts", "../../platform/money.ts"],
  ["packages/core/src/a-new-domain/a/b/c/thing.ts", "../../../../orders/index.ts"],
  ["packages/core/src/platform/sharded-list/read.ts", "../table.ts"],
  ["packages/core/src/catalogue/search/engine.ts", "../product-view.ts"],
  ["packages/functions/src/api/orders/get-order.ts", "@solvia/core/orders/finding/back-office"],
  ["packages/web/src/features/cart/cart-page.tsx", "@solvia/core/payments/methods"],
  ["stacks/parts/api.ts", "@solvia/core/contract"],
])("%s may import %s", (file, imported) => {
  expect(said(file, imported)).toBe("allowed");
});

it("asks the window's width in one place, which answers before the first picture", () => {
  const file = "packages/web/src/features/cart/cart-page.tsx";
  expect(said(file, "@mantine/hooks", "useMediaQuery")).toBe("refused");
  expect(said(file, "@mantine/hooks", "useDisclosure")).toBe("allowed");
});

it("lets no form be written without the house's guard of what is typed", () => {
  const path = join(folder, "packages/web/src/features/cart/note.tsx");
  mkdirSync(dirname(path), { recursive: true });
  const linted = (form: string) => {
    writeFileSync(
      path,
      `import { Form } from "../../ui/form.tsx";\nexport const Note = () => ${form};\nexport { Form };\n`,
    );
    const linter = resolve("node_modules/oxlint/bin/oxlint");
    return spawnSync(process.execPath, [linter, path], { cwd: folder, encoding: "utf8" }).stdout;
  };
  expect(linted("<form />")).toContain("forbid-elements");
  expect(linted("<Form typed={false} />")).not.toContain("forbid-elements");
  rmSync(path);
});

it("leaves no import cycle unseen", () => {
  for (const [name, other] of [
    ["one", "two"],
    ["two", "one"],
  ]) {
    const path = join(folder, `packages/core/src/orders/${name}.ts`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { ${other} } from "./${other}.ts";\nexport const ${name} = (): unknown => ${other};\n`);
  }
  const linter = resolve("node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [linter, "--format", "unix", "packages"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stdout).toContain("no-cycle");
});
