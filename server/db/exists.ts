type Query = { limit(rows: number): { executeTakeFirst(): Promise<object | undefined> } };

export async function exists(query: Query): Promise<boolean> {
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}
