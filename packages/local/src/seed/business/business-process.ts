import { asWriter } from "../writer.ts";
import { seedBusiness } from "./business.ts";

const [, , folder = ""] = process.argv;
await asWriter(() => seedBusiness(folder));
