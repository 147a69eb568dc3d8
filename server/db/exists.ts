type Query = { limit(rows: number): { executeTakeFirst(): Promise<object | undefined> } };

/** Whether a query finds a row. */
export async function exists(query: Query): Promise<boolean> {
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}
