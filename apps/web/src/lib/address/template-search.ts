/** For whom the templates are opened: to apply one to this client, or to save the plan of this client. */
export interface TemplateSearch {
  readonly client?: number;
  readonly from?: number;
}

const idOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : undefined;

export function readTemplateSearch({ client, from }: Record<string, unknown>): TemplateSearch {
  const ids = { client: idOf(client), from: idOf(from) };
  return {
    ...(ids.client === undefined ? {} : { client: ids.client }),
    ...(ids.from === undefined ? {} : { from: ids.from }),
  };
}
