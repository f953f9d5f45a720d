// The pages for a game at a real table: their icons, and which of them there are for a box.

import { TABLE_PAGES, type TablePage } from "../../lib/route.svelte";
import { server } from "../../lib/server.svelte";
import type { CatalogRecord } from "../../lib/wire";
import type { IconName } from "../../parts/Icon.svelte";

export const TABLE_ICONS: Record<TablePage, IconName> = { pad: "list", begin: "people", dice: "dice", timer: "clock", check: "tick" };

/** The games of a box whose rules answer questions about a real table; without a box, all that do. */
export function checkable(box?: CatalogRecord): string[] {
  const able = server.games.filter(({ checks }) => checks).map(({ id }) => id);
  return box ? (box.facts.plays ?? []).map(({ game }) => game).filter((game) => able.includes(game)) : able;
}

export function tablePages(box?: CatalogRecord): TablePage[] {
  return TABLE_PAGES.filter((page) => page !== "check" || checkable(box).length > 0);
}
