import i18next from "i18next";
import { showcase as en } from "./showcase.en.ts";
import { showcase as it } from "./showcase.it.ts";

/** Texts that come with the rooms that need them: whoever shows them imports this module. */
i18next.addResourceBundle("it", "showcase", it);
i18next.addResourceBundle("en", "showcase", en);
