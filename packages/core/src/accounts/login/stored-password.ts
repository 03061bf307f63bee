import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { hashPassword } from "./password.ts";
import { PasswordEntity } from "./password.table.ts";

/** The hash of a user's password as it stands now; undefined for nobody and for closed accounts. */
export const passwordHashOf = async (userId: string): Promise<string | undefined> =>
  (await PasswordEntity.build(GetItemCommand).key({ userId }).options({ consistent: true }).send()).Item?.passwordHash;

/** The write of a user's password, for the transaction that says why. */
export const passwordWrite = async (userId: string, password: string) =>
  PasswordEntity.build(PutTransaction).item({ userId, passwordHash: await hashPassword(password) });
