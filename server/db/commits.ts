import type { KyselyPlugin, QueryId } from "kysely";

let commits = 0;

/** A number that grows whenever this process has changed anything in its store. */
export const commitsSoFar = () => commits;

/** To be called once a change can be read by others. */
export function noteCommit(): void {
  commits += 1;
}

const writing = new Set(["InsertQueryNode", "UpdateQueryNode", "DeleteQueryNode"]);
const writes = new WeakSet<QueryId>();

/** Notes what is changed outside of a transaction. */
export const noteWrites: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    if (writing.has(node.kind)) writes.add(queryId);
    return node;
  },
  transformResult({ result, queryId }) {
    if (writes.has(queryId)) noteCommit();
    return Promise.resolve(result);
  },
};
