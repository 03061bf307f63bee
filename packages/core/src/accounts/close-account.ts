import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $remove } from "dynamodb-toolbox/entity/actions/update";
import type { User } from "../platform/access.ts";
import { GuardEntity } from "../platform/guard.table.ts";
import { instant } from "../platform/time.ts";
import { AddressEntity } from "./account.table.ts";
import { listAddresses } from "./addresses.ts";
import { proveOwner } from "./change-password.ts";
import { closeAllSessions } from "./session.ts";
import { UserEntity } from "./user.table.ts";

/**
 * Closes an account by its password: the person's data go at once, the e-mail is free again. Orders keep the copies that
 * the tax law asks for (domain-rules 8.3).
 */
export async function closeAccount(user: User, password: string, now: Date): Promise<void> {
  const { id, email } = await proveOwner(user, password, now);
  await execute(
    UserEntity.build(UpdateTransaction).item({
      id,
      email: `${id.toLowerCase()}@closed.invalid`,
      passwordHash: "",
      name: "",
      surname: "",
      telephone: $remove(),
      fiscalCode: $remove(),
      roles: [],
      closedAt: instant(now),
    }),
    GuardEntity.build(DeleteTransaction).key({ kind: "EMAIL", value: email }),
  );
  await closeAllSessions(id);
  const { items } = await listAddresses(user);
  await Promise.all(items.map((address) => AddressEntity.build(DeleteItemCommand).key(address).send()));
}
