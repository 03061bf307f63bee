import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { loadUsers } from "../../accounts/index.ts";
import type { Role } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { table } from "../../platform/table.ts";
import { InstallerProfileEntity, installersIn } from "./profile.table.ts";
import type { InstallerProfile } from "./profile.ts";

export async function findProfile(id: string): Promise<InstallerProfile | undefined> {
  return (await InstallerProfileEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;
}

/** Whoever takes leads in some cells of the map: a query for each, at once. */
export async function profilesIn(cells: readonly string[]): Promise<InstallerProfile[]> {
  const pages = await Promise.all(
    cells.map((cell) =>
      table
        .build(QueryCommand)
        .query({ index: "gsi1", partition: installersIn(cell) })
        .entities(InstallerProfileEntity)
        .options({ maxPages: Infinity })
        .send(),
    ),
  );
  return pages.flatMap(({ Items = [] }) => Items);
}

interface Account {
  roles: readonly Role[];
  closedAt?: string | undefined;
  companyId?: string | undefined;
  companyStatus?: string | undefined;
}

const isInstaller = ({ roles, closedAt, companyId, companyStatus }: Account): boolean =>
  roles.includes("installer") && !closedAt && (!companyId || companyStatus === "verified");

/** Of some profiles those whose account still is an installer's: the role may have been taken, the company refused. */
export async function stillInstallers<P extends { id: string }>(profiles: readonly P[]): Promise<P[]> {
  const users = await loadUsers(profiles.map(({ id }) => id));
  const ids = new Set(users.filter(isInstaller).map(({ id }) => id));
  return profiles.filter(({ id }) => ids.has(id));
}

/** One who takes leads at present. Problem: not-found. */
export async function activeInstaller(id: string): Promise<InstallerProfile> {
  const profile = await findProfile(id);
  const [still] = profile?.active ? await stillInstallers([profile]) : [];
  if (!still) throw new Problem("not-found");
  return still;
}
